package bergerie.table.steward;

import bergerie.rules.Objection;
import bergerie.rules.Words;
import bergerie.table.match.Event;
import java.util.List;

/** What comes of something a seat asks. */
public sealed interface Decision {

  /** It becomes these events. */
  record Write(List<Event> events) implements Decision {
    public Write {
      events = List.copyOf(events);
    }
  }

  /** It is so already. */
  record Nothing() implements Decision {}

  /** The bots are asked, who are all that is there besides. */
  record AskBots() implements Decision {}

  /** Nothing comes of it. */
  sealed interface No extends Decision {}

  /** The referee, or the house, says no. */
  record Refuse(Objection objection) implements No {}

  /** It makes no sense now. */
  record Wrong(String field, Words why) implements No {}

  static Decision write(Event... events) {
    return new Write(List.of(events));
  }

  static No wrong(String field, String en, String fr) {
    return new Wrong(field, new Words(en, fr));
  }
}
