package bergerie.server.reach;

import io.vertx.core.MultiMap;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which pages may talk to us. A browser always says where a page comes from; other programs need
 * not.
 */
public record Origins(List<String> also) {

  public boolean allow(MultiMap headers) {
    String origin = headers.get("Origin");
    if (origin == null) {
      return true;
    }
    return also.contains(origin) || sameHost(origin, headers.get("Host"));
  }

  private static boolean sameHost(String origin, @Nullable String host) {
    try {
      String authority = URI.create(origin).getAuthority();
      return host != null && authority != null && authority.equalsIgnoreCase(host);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
