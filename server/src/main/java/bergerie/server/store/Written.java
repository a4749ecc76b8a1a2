package bergerie.server.store;

/** What became of an append. */
public enum Written {
  /** It is on the disk. */
  DONE,
  /** Somebody else wrote these numbers first; nothing of it was written. */
  TAKEN
}
