package bergerie.server.store;

/** The database does not answer, or not as it should. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public StoreException(String what, Throwable cause) {
    super(what + ": " + cause.getMessage(), cause);
  }
}
