package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every session ever recorded goes as it went, on a server of today. */
class SessionsTest {

  private static Houses houses;

  @BeforeAll
  static void open() {
    houses = new Houses();
  }

  @AfterAll
  static void close() {
    houses.close();
  }

  static Stream<Transcript> wire() {
    return Transcript.all("wire").stream();
  }

  static Stream<Transcript> rest() {
    return Transcript.all("rest").stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void wire(Transcript transcript) {
    Encore.difference(houses, transcript).ifPresent(difference -> fail(difference));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void rest(Transcript transcript) {
    Encore.difference(houses, transcript).ifPresent(difference -> fail(difference));
  }
}
