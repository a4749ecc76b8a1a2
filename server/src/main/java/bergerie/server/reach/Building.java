package bergerie.server.reach;

import io.vertx.core.MultiMap;
import org.jspecify.annotations.Nullable;

/** Who may have tables of solved hunts built, which takes minutes of the host's processor. */
public enum Building {
  /** Whoever sits at the machine itself. */
  LOCAL,
  /** Anybody, because the host says so. */
  OPEN;

  public boolean allows(@Nullable String address, MultiMap headers) {
    return this == OPEN || ThisMachine.calls(address, headers);
  }
}
