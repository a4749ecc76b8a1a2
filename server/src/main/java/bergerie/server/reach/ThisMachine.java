package bergerie.server.reach;

import io.vertx.core.MultiMap;
import java.net.InetAddress;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether somebody calls who sits at the machine itself. */
public final class ThisMachine {

  /** What proxies say of whom they speak for. */
  private static final List<String> SPOKEN_FOR =
      List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

  private static final Pattern NAMES =
      Pattern.compile("(?i)(localhost|127(\\.[0-9]{1,3}){3}|\\[::1])(:[0-9]{1,5})?");

  private ThisMachine() {}

  /**
   * Whether a call comes from here. A proxy on this machine calls from here as well: so neither
   * what it says of itself nor the name under which the house was called may speak of another
   * place.
   */
  static boolean calls(@Nullable String address, MultiMap headers) {
    return address != null
        && InetAddress.ofLiteral(address).isLoopbackAddress()
        && isNamed(headers)
        && SPOKEN_FOR.stream().noneMatch(headers::contains);
  }

  /** Whether browsers trust where a call comes from: this machine, or by HTTPS as a proxy says. */
  public static boolean isSecure(MultiMap headers) {
    return isNamed(headers) || "https".equalsIgnoreCase(headers.get("X-Forwarded-Proto"));
  }

  private static boolean isNamed(MultiMap headers) {
    String host = headers.get("Host");
    return host != null && NAMES.matcher(host).matches();
  }
}
