package bergerie.server.store;

/**
 * Another server holds the store, and only one may write: docs/adr/0007-one-writer-per-store.md.
 */
public final class InUse extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String what;
  private final String who;

  InUse(String what, String who) {
    super(what + " is in use by a Bergerie server (" + who + ")");
    this.what = what;
    this.who = who;
  }

  /** The folder or database. */
  public String what() {
    return what;
  }

  /** The server that holds it, as well as it is known. */
  public String who() {
    return who;
  }
}
