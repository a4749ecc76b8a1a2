package bergerie.table.port;

/** The clock on the wall. */
@FunctionalInterface
public interface Time {

  /** Milliseconds since 1970. */
  long now();
}
