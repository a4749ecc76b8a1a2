package bergerie.server.store;

/** The database does not answer, or not as it should. */
public final class StoreException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public StoreException(String what, Throwable cause) {
    super(what + ": " + cause.getMessage(), cause);
  }

  /** Says in whole sentences what is wrong, and what to do. */
  StoreException(String sentences) {
    super(sentences);
  }

  StoreException because(Throwable cause) {
    initCause(cause);
    return this;
  }
}
