package bergerie.server.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.table.wire.shape.Given;
import io.vertx.core.MultiMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** By which addresses others are told to come. */
class AddressesTest {

  private static final MultiMap LOCAL =
      MultiMap.caseInsensitiveMultiMap().set("Host", "localhost:8080");

  @ParameterizedTest
  @CsvSource({
    "https://games.example, https://games.example",
    "https://games.example/, https://games.example",
    "http://games.example:8080/sheep//, http://games.example:8080/sheep",
    "' https://games.example ', https://games.example",
  })
  void anAddressEndsWithoutASlash(String written, String read) {
    assertEquals(Optional.of(read), Addresses.read(written));
  }

  @ParameterizedTest
  @CsvSource({
    "games.example",
    "ftp://games.example",
    "https://games.example/?a=b",
    "https://games.example/#/join",
    "https://ana@games.example",
    "'https://games example'",
    "https:///sheep",
  })
  void whatIsNoAddressOfAPageIsNone(String written) {
    assertEquals(Optional.empty(), Addresses.read(written));
  }

  @Test
  void theHostsWordComesFirst() {
    Addresses addresses = new Addresses(Optional.of("https://games.example/x"), "0.0.0.0", 8080);
    assertEquals(
        new Given.Address(Optional.of("https://games.example/x"), Given.Reach.PUBLIC),
        addresses.told("192.0.2.7", LOCAL));
    assertEquals(Optional.of("https://games.example"), addresses.origin());
  }

  @Test
  void theNetworkIsToldOnlyToWhoSitsAtTheMachine() {
    Addresses addresses = new Addresses(Optional.empty(), "192.0.2.1", 8080);
    assertEquals(List.of("http://192.0.2.1:8080"), addresses.inNetwork());
    assertEquals(
        new Given.Address(Optional.of("http://192.0.2.1:8080"), Given.Reach.NETWORK),
        addresses.told("127.0.0.1", LOCAL));
    assertEquals(
        new Given.Address(Optional.empty(), Given.Reach.HERE), addresses.told("192.0.2.7", LOCAL));
  }

  @Test
  void whatListensToThisMachineOnlyIsReachedByNobodyElse() {
    Addresses addresses = new Addresses(Optional.empty(), "127.0.0.1", 8080);
    assertEquals(List.of(), addresses.inNetwork());
    assertEquals(
        new Given.Address(Optional.empty(), Given.Reach.HERE), addresses.told("127.0.0.1", LOCAL));
  }

  @Test
  void ofAllAddressesNoneLeadsBackToWhoAsks() {
    List<String> all = new Addresses(Optional.empty(), "0.0.0.0", 8080).inNetwork();
    assertTrue(all.stream().noneMatch(url -> url.contains("//127.") || url.contains("//0.")));
  }
}
