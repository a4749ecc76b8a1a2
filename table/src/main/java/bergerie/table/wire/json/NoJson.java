package bergerie.table.wire.json;

/** A text is not JSON, or more of it than is taken. Whoever asked for the reading answers it. */
public final class NoJson extends Exception {
  private static final long serialVersionUID = 1;

  NoJson(String why, int at) {
    super(why + " at " + at, null, false, false);
  }
}
