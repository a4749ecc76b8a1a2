package bergerie.server.table;

/** Somebody connected. Nothing here blocks; a guest that is gone hears nothing. */
public interface Guest {
  void say(String message);

  /** Ends the connection: the guest comes again by itself and catches up. */
  void dismiss();
}
