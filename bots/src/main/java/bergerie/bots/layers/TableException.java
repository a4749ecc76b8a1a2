package bergerie.bots.layers;

import java.io.Serial;

/** A table can't be read, written or built; the message says why in one line. */
public final class TableException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  public TableException(String message) {
    super(message);
  }

  public TableException(String message, Throwable cause) {
    super(message, cause);
  }
}
