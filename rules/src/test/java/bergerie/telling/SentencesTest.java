package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
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
import java.util.Set;
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
  private static final boolean LONG = Boolean.getBoolean("bergerie.long");
  private static final int GAMES = 2;
  private static final int MANY = LONG ? 1_000 : 20;
  private static final int LONG_ENOUGH = 3_000;

  /** Of so many moves one is asked what it is good for. */
  private static final int ASKED = 4;

  /** What only files and programs should read: seats, rules and codes. */
  private static final Pattern CODE =
      Pattern.compile(
          "\\bP[1-4]\\b|\\b[A-Z]{1,2}-\\d+\\b|\\([A-Z]{1,4}\\)|-?\\d+,-?\\d+"
              + "|\\b[bw][1-4]\\b|\\b[HWTM]\\d\\d\\b|[{}]|\\bnull\\b");

  /** Points as boards of lines name them, and no others. */
  private static final Pattern POINT = Pattern.compile("\\b[A-I][1-9]\\b");

  private static final Set<String> BOARDS = Set.of("kukuli", "bagh-chal", "bagh-bandi");

  /** What somebody reads, and who. */
  private record Read(Sentence sentence, Hearer hearer) {}

  /** With set-ups as many as in the usual run: the first that is met stands on the list. */
  @TestFactory
  Stream<DynamicTest> lists() {
    return Shelf.all().stream()
        .filter(_ -> !LONG)
        .map(game -> dynamicTest(game.info().id(), () -> compare(game)));
  }

  private static <S, M, V> void compare(Game<S, M, V> game) throws IOException {
    Met met = new Met();
    for (Setup setup : Setups.all(game.info())) {
      for (int seed = 0; seed < GAMES; seed++) {
        for (Read read : walk(game, setup, seed)) {
          met.meet(read.sentence());
          speaksPlainly(game, read);
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

  /** Lines, headings, hints, reasons and ends, whoever reads them. */
  @TestFactory
  Stream<DynamicTest> plainWords() {
    return Shelf.all().stream().map(game -> dynamicTest(game.info().id(), () -> listen(game)));
  }

  private static <S, M, V> void listen(Game<S, M, V> game) {
    List<Setup> setups = Setups.all(game.info());
    for (int number = 0; number < MANY; number++) {
      Setup setup = setups.get(number % setups.size());
      walk(game, setup, GAMES + number).forEach(read -> speaksPlainly(game, read));
    }
  }

  private static void speaksPlainly(Game<?, ?, ?> game, Read read) {
    Spoken spoken = read.sentence().to(read.hearer());
    for (Line line : List.of(spoken.en(), spoken.fr())) {
      assertFalse(CODE.matcher(line.text()).find(), line.text());
      assertTrue(
          BOARDS.contains(game.info().id()) || !POINT.matcher(line.text()).find(), line.text());
    }
  }

  private static <S, M, V> List<Read> walk(Game<S, M, V> game, Setup setup, long seed) {
    List<Read> heard = new ArrayList<>();
    List<Hearer.Name> names = Hearer.strangers(setup.players()).names();
    Dice dice = new QuickDice(seed * 31 + setup.hashCode());
    Dice asks = new QuickDice(~seed * 31 + setup.hashCode());
    S state = game.start(setup);
    for (int step = 0; step < LONG_ENOUGH; step++) {
      Actor actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Over(var outcome) -> {
          for (Viewer viewer : Viewer.all(setup.players())) {
            heard.add(new Read(outcome.why(), hearer(viewer, names)));
          }
          return heard;
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
          if (asks.below(ASKED) == 0) {
            Hearer advised = Hearer.to(seat.index(), names);
            heard.add(
                new Read(game.notation().propose(state, seat, move).line(), advised.advised()));
            game.point(state, seat, move).ifPresent(why -> heard.add(new Read(why, advised)));
          }
        }
      }
      for (Viewer viewer : Viewer.all(setup.players())) {
        Told told = game.notation().tell(state, actor, move, viewer);
        heard.add(new Read(told.line(), hearer(viewer, names)));
        told.under().ifPresent(under -> heard.add(new Read(under.line(), hearer(viewer, names))));
      }
      state = game.play(state, actor, move);
    }
    return heard;
  }

  private static Hearer hearer(Viewer viewer, List<Hearer.Name> names) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> Hearer.to(seat.index(), names);
      case Viewer.Spectator _ -> Hearer.anybody(names);
    };
  }
}
