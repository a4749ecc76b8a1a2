-- The log of every match. The key is the referee: whoever writes a seq first wins.
CREATE TABLE event (
  match TEXT NOT NULL,
  seq BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, seq)
);

-- When a server was up, so that clocks don't run while none is.
CREATE TABLE life (
  id TEXT PRIMARY KEY,
  started BIGINT NOT NULL,
  seen BIGINT NOT NULL
);
