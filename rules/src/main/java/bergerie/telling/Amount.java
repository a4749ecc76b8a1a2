package bergerie.telling;

/** How many a noun speaks of, as far as grammar cares. */
public enum Amount {
  ONE,
  SEVERAL
}
