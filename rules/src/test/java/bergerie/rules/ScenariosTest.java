package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/** Every scenario under {@code src/test/resources/scenarios} holds. */
class ScenariosTest {

  private final Scenarios scenarios = new Scenarios(Shelf::find);

  @TestFactory
  Stream<DynamicContainer> scenarios() throws IOException {
    return ScenarioLibrary.files().entrySet().stream()
        .map(
            file ->
                dynamicContainer(
                    file.getKey(),
                    file.getValue().stream()
                        .map(scenario -> dynamicTest(scenario.title(), () -> holds(scenario)))));
  }

  private void holds(Scenario scenario) {
    assertEquals(Optional.empty(), scenarios.play(scenario));
  }
}
