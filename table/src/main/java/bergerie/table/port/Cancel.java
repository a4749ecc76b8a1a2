package bergerie.table.port;

/** Ends something that was begun. It may come too late, and may be asked for twice. */
@FunctionalInterface
public interface Cancel {

  /** There is nothing to end. */
  Cancel NOTHING = () -> {};

  void cancel();
}
