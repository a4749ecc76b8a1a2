package bergerie.server.http;

import io.vertx.core.MultiMap;
import java.net.InetAddress;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who may have tables of solved hunts built, which takes minutes of the host's processor. */
public enum Building {
  /** Whoever sits at the machine itself. */
  LOCAL,
  /** Anybody, because the host says so. */
  OPEN;

  /** What proxies say of whom they speak for. */
  private static final List<String> SPOKEN_FOR =
      List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

  private static final Pattern THIS_MACHINE =
      Pattern.compile("(?i)(localhost|127(\\.[0-9]{1,3}){3}|\\[::1])(:[0-9]{1,5})?");

  /**
   * Whether a call may. A proxy on this machine calls from here as well: so neither what it says of
   * itself nor the name under which the house was called may speak of another place.
   */
  boolean allows(@Nullable String address, MultiMap headers) {
    String host = headers.get("Host");
    return this == OPEN
        || (address != null
            && InetAddress.ofLiteral(address).isLoopbackAddress()
            && host != null
            && THIS_MACHINE.matcher(host).matches()
            && SPOKEN_FOR.stream().noneMatch(headers::contains));
  }
}
