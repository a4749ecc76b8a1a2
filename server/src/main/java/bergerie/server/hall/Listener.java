package bergerie.server.hall;

import bergerie.table.wire.ToClient;

/** A guest's end of the line. Nothing here blocks; whoever is gone hears nothing. */
public interface Listener {

  /**
   * Is told a message.
   *
   * @param text the message as it goes over the wire
   */
  void say(ToClient message, String text);

  /** Ends the connection: the guest comes again by itself and catches up. */
  void dismiss();

  /** Is at a table from now on. */
  default void arrived(String table) {}

  /** Is at a table no longer, having asked to go. */
  default void left(String table) {}
}
