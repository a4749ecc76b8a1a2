package bergerie.server.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.MultiMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who sits at the machine itself, and who only looks so. */
class BuildingTest {

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, localhost:8080, '', true",
    "127.0.0.1, 127.0.0.1, '', true",
    "::1, [::1]:8080, '', true",
    "0:0:0:0:0:0:0:1, LOCALHOST, '', true",
    "192.0.2.7, localhost:8080, '', false",
    "2001:db8::7, [::1]:8080, '', false",
    "127.0.0.1, games.example, '', false",
    "127.0.0.1, localhost.games.example, '', false",
    "127.0.0.1, '', '', false",
    "127.0.0.1, localhost:8080, X-Forwarded-For, false",
    "127.0.0.1, localhost:8080, forwarded, false",
    "127.0.0.1, localhost:8080, Via, false",
  })
  void onlyACallFromHereForHereIsLocal(String address, String host, String by, boolean local) {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap();
    if (!host.isEmpty()) {
      headers.set("Host", host);
    }
    if (!by.isEmpty()) {
      headers.set(by, "192.0.2.7");
    }
    assertEquals(local, Building.LOCAL.allows(address, headers));
    assertTrue(Building.OPEN.allows(address, headers));
  }

  @Test
  void aCallFromNowhereIsNotLocal() {
    MultiMap headers = MultiMap.caseInsensitiveMultiMap().set("Host", "localhost");
    assertEquals(false, Building.LOCAL.allows(null, headers));
  }
}
