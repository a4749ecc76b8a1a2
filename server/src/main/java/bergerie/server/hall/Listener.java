package bergerie.server.hall;

import bergerie.table.wire.Capability;
import bergerie.table.wire.ToClient;
import java.util.Set;

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

  /** What they are able to take, beyond what everybody is sent. */
  default Set<Capability> can() {
    return Set.of();
  }

  /** Is at a table from now on. */
  default void arrived(String table) {}

  /** Is at a table no longer, having asked to go. */
  default void left(String table) {}
}
