-- With which keys seeds were locked. The keys themselves are elsewhere, and only in a backup here.
CREATE TABLE seed_key (
  id TEXT PRIMARY KEY,
  secret TEXT
);
