package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every session ever recorded goes as it went, on a server of today. */
class SessionsTest {

  /** Sessions that mostly wait for time to run out: they are played meanwhile, aside. */
  private static final List<String> WAITING =
      List.of("wire/sand-runs-out", "wire/window-closes", "wire/flag");

  private static Houses houses;
  private static Houses aside;
  private static Map<String, CompletableFuture<Optional<String>>> waiting;

  @BeforeAll
  static void open() {
    houses = new Houses();
    aside = new Houses();
    waiting = new HashMap<>();
    // One after the other: a house has the chance of one session at a time.
    CompletableFuture<Optional<String>> last = CompletableFuture.completedFuture(Optional.empty());
    for (String name : WAITING) {
      last = last.handleAsync((_, _) -> Encore.difference(aside, Transcript.read(name)));
      waiting.put(name, last);
    }
  }

  @AfterAll
  static void close() {
    waiting.values().forEach(session -> session.handle((_, _) -> true).join());
    aside.close();
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
    Optional.ofNullable(waiting.get(transcript.name()))
        .map(CompletableFuture::join)
        .orElseGet(() -> Encore.difference(houses, transcript))
        .ifPresent(difference -> fail(difference));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void rest(Transcript transcript) {
    Encore.difference(houses, transcript).ifPresent(difference -> fail(difference));
  }
}
