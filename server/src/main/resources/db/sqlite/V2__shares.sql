-- Where people were bound to shares in the dice, and where one was not shown: few lines of many.
CREATE INDEX event_pledge ON event (match) WHERE substr(body, 1, 13) = '{"t":"pledge"';
CREATE INDEX event_unshown ON event (match) WHERE substr(body, 1, 14) = '{"t":"unshown"';
