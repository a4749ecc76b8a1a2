package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Options say where they change anything, and elsewhere they change nothing. */
class ScopeTest {

  @Test
  void whatAnOptionNeedsCanBeAgreedOn() {
    for (Game<?, ?, ?> game : Shelf.all()) {
      for (Option option : game.info().asked()) {
        for (Option.Need need : option.usage().scope().needs()) {
          Option other = game.info().option(need.option()).orElseThrow();
          need.values().forEach(value -> assertTrue(other.accepts(value), need.toString()));
        }
      }
    }
  }

  @Test
  void whereItDoesNotMatterAnOptionChangesNothing() {
    Set<String> tried = new TreeSet<>();
    for (Game<?, ?, ?> game : Shelf.all()) {
      for (Setup setup : Setups.all(game.info())) {
        game.info().asked().stream()
            .filter(option -> !option.usage().scope().holds(setup))
            .forEach(option -> tried.add(same(game, setup, option)));
      }
    }
    assertEquals(
        Set.of(
            "bagh-bandi places",
            "bagh-bandi red",
            "bagh-chal red",
            "kukuli places",
            "sheep-sheep sand",
            "sheep-sheep sand1",
            "sheep-sheep sand2",
            "sheep-sheep sand3",
            "sheep-sheep sand4",
            "wolf-and-hound lone",
            "wolfwalkers permanent",
            "wolfwalkers powers"),
        tried);
  }

  /** Whatever its value, the game begins alike. */
  private static <S> String same(Game<S, ?, ?> game, Setup setup, Option option) {
    String name = game.info().id() + " " + option.name();
    for (String value : Setups.values(option)) {
      Map<String, String> options = new TreeMap<>(setup.options());
      options.put(option.name(), value);
      Setup other = new Setup(setup.players(), options);
      assertEquals(game.start(setup), game.start(other), name + "=" + value + " at " + setup);
    }
    return name;
  }
}
