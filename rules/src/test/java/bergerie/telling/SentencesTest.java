package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every sentence of a game is on a list that people have read, in both languages, and speaks as
 * people do. {@code -Dbergerie.record=sentences} writes the lists anew: read what has changed.
 */
class SentencesTest {

  private static final Path LISTS = Path.of("src", "test", "resources", "sentences");
  private static final boolean RECORDS = "sentences".equals(System.getProperty("bergerie.record"));
  private static final int GAMES = 2;
  private static final int LONG_ENOUGH = 3_000;

  /** What only files and programs should read: seats, rules and codes. */
  private static final Pattern CODE =
      Pattern.compile("\\bP[1-4]\\b|\\b[A-Z]{1,2}-\\d+\\b|\\([A-Z]{1,4}\\)|-?\\d+,-?\\d+");

  @TestFactory
  Stream<DynamicTest> sentences() {
    return Shelf.all().stream()
        .filter(SentencesTest::isTold)
        .map(game -> dynamicTest(game.info().id(), () -> check(game)));
  }

  /** Whether a game tells what happens by beats. */
  private static <S, M, V> boolean isTold(Game<S, M, V> game) {
    List<Told> heard = new ArrayList<>();
    walk(game, game.info().usual(), 1, heard);
    return heard.stream().anyMatch(told -> !told.beats().isEmpty());
  }

  private static <S, M, V> void check(Game<S, M, V> game) throws IOException {
    Met met = new Met();
    for (Setup setup : Setups.all(game.info())) {
      for (int seed = 0; seed < GAMES; seed++) {
        List<Told> heard = new ArrayList<>();
        walk(game, setup, seed, heard);
        for (Told told : heard) {
          met.meet(told.line());
          told.under().ifPresent(heading -> met.meet(heading.line()));
          speaksPlainly(told, setup.players());
        }
      }
    }
    Path list = LISTS.resolve(game.info().id() + ".txt");
    if (RECORDS) {
      Files.createDirectories(LISTS);
      Files.writeString(list, met.text());
    }
    assertEquals(Files.readString(list), met.text());
  }

  private static void speaksPlainly(Told told, int players) {
    Spoken spoken = told.line().to(Hearer.strangers(players));
    for (Line line : List.of(spoken.en(), spoken.fr())) {
      assertFalse(CODE.matcher(line.text()).find(), line.text());
    }
  }

  private static <S, M, V> void walk(Game<S, M, V> game, Setup setup, long seed, List<Told> heard) {
    Dice dice = new QuickDice(seed * 31 + setup.hashCode());
    S state = game.start(setup);
    for (int step = 0; step < LONG_ENOUGH; step++) {
      Actor actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Over(var outcome) -> {
          heard.add(new Told(outcome.why(), List.of(), "", Optional.empty()));
          return;
        }
        case Turn.Draw _ -> {
          actor = new Actor.Deal();
          move = game.chance(state).sample(dice);
        }
        case Turn.Act act
            when act.awaited().isEmpty() || (act.sand().isPresent() && dice.below(20) == 0) -> {
          actor = new Actor.Glass();
          move = game.timeUp(state);
        }
        case Turn.Act act -> {
          Seat seat = dice.pick(act.awaited());
          actor = Actor.player(seat);
          move = dice.pick(game.moves(state, seat));
        }
      }
      for (Viewer viewer : Viewer.all(setup.players())) {
        heard.add(game.notation().tell(state, actor, move, viewer));
      }
      state = game.play(state, actor, move);
    }
  }
}
