-- The log of every match. The key is the referee: whoever writes a seq first wins.
CREATE TABLE event (
  match TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (match, seq)
) WITHOUT ROWID;

-- When a server was up, so that clocks don't run while none is.
CREATE TABLE life (
  id TEXT PRIMARY KEY,
  started INTEGER NOT NULL,
  seen INTEGER NOT NULL
) WITHOUT ROWID;
