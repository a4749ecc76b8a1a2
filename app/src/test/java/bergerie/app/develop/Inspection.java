package bergerie.app.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Laws;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Looks at games on a shelf: one random game of each set-up by the laws, all scenarios, tests of
 * their own, and those of guides, rule ids and sources. A program by itself, to be run in {@code
 * rules} with the shelf that is meant first on its class path. Without games it makes what is made
 * from all views, and is to be run in {@code table}.
 */
final class Inspection {

  private static final List<String> WALKING_ALL_GAMES =
      List.of(
          "bergerie.rules.GuidesTest",
          "bergerie.rules.RuleIdsTest",
          "bergerie.sources.SourcesTest",
          "bergerie.sources.SourcePagesTest");

  private Inspection() {}

  public static void main(String... ids) throws IOException {
    if (ids.length == 0) {
      tests(Stream.of(selectClass("bergerie.table.contract.ContractTest")));
      return;
    }
    for (String id : ids) {
      Game<?, ?, ?> game = Shelf.find(id).orElseThrow();
      for (Setup setup : Setups.all(game.info())) {
        Laws.check(game, setup, 1);
      }
      scenarios(id);
    }
    tests(
        Stream.concat(
            WALKING_ALL_GAMES.stream().map(DiscoverySelectors::selectClass),
            Stream.of(ids).map(id -> selectPackage("bergerie.games." + id.replace("-", "")))));
  }

  private static void scenarios(String id) throws IOException {
    Scenarios scenarios = new Scenarios(Shelf::find);
    Path file = Path.of("src/test/resources/scenarios", id + ".txt");
    for (Scenario scenario : Scenario.read(Files.readString(file))) {
      assertEquals(Optional.empty(), scenarios.play(scenario));
    }
  }

  private static void tests(Stream<? extends DiscoverySelector> chosen) {
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request().selectors(chosen.toList()).build();
    SummaryGeneratingListener told = new SummaryGeneratingListener();
    LauncherFactory.create().execute(request, told);
    told.getSummary().printFailuresTo(new PrintWriter(System.out, true));
    assertEquals(0, told.getSummary().getTotalFailureCount());
    assertTrue(told.getSummary().getTestsSucceededCount() > 0);
  }
}
