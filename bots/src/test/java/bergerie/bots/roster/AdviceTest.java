package bergerie.bots.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
import bergerie.bots.Review;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.Weighed;
import bergerie.bots.packed.HuntSearch;
import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Viewer;
import bergerie.rules.content.Library;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What somebody is advised, and what is said of a move afterwards. */
class AdviceTest {

  private static final int PLAYED = 50;

  @TestFactory
  Stream<DynamicTest> whatASeatCantTellApartIsAdvisedTheSame() {
    return Shelf.all().stream().map(game -> dynamicTest(game.info().id(), () -> blind(game)));
  }

  private static <S, M, V> void blind(Game<S, M, V> game) {
    List<S> choices = BotsTest.choices(game, new QuickDice(3));
    S state = choices.get(choices.size() / 2);
    Seat seat = BotsTest.awaited(game, state).getFirst();
    S other = game.imagine(state, Viewer.player(seat), new QuickDice(8));
    Advice<M> advice = advise(game, state, seat);
    assertEquals(advice, advise(game, other, seat));
    assertTrue(game.moves(state, seat).contains(advice.best().move()));
  }

  /** PT-35: how somebody wants to be asked is their own affair. */
  @TestFactory
  Stream<DynamicTest> settingsAreNeverAdvised() {
    return Shelf.all().stream().map(game -> dynamicTest(game.info().id(), () -> plays(game)));
  }

  private static <S, M, V> void plays(Game<S, M, V> game) {
    for (S state : BotsTest.choices(game, new QuickDice(4)).stream().limit(PLAYED).toList()) {
      Seat seat = BotsTest.awaited(game, state).getFirst();
      List<M> plays = game.moves(state, seat).stream().filter(m -> !game.isSetting(m)).toList();
      List<M> weighed = Sight.of(game, state, seat).weighing(Optional.empty()).moves();
      assertEquals(plays, weighed);
    }
  }

  /** PT-35: the Wolf's owner may pass, cast, or change a standing answer. */
  @Test
  void aWindowIsAnsweredByAPlay() {
    Pavillon game = Pavillon.of(Library.builtIn()).orThrow();
    Setup setup = game.info().setup(3, Map.of()).orThrow();
    Lodge state =
        game.notation()
            .readState(
                setup,
                "round 2 turn P2 | P1 pets loup spells tir-des-arcanes | P2 pets crabe | P3 pets"
                    + " renard")
            .orThrow();
    assertTrue(game.moves(state, Seat.of(0)).stream().anyMatch(game::isSetting));
    Advice<Move> advice = advise(game, state, Seat.of(0));
    assertTrue(
        advice.choices().stream().noneMatch(choice -> game.isSetting(choice.move())),
        advice.toString());
  }

  private static <S, M, V> Advice<M> advise(Game<S, M, V> game, S state, Seat seat) {
    return Bots.adviser(game, Almanac.empty(), Thought.FOR_EVER)
        .advise(Sight.of(game, state, seat), Optional.empty(), new QuickDice(5));
  }

  /** BC-4: the fifth capture wins at once. */
  @Test
  void aWinIsSeen() {
    String position = "W . . . W / . . . . . / . . . . . / . S . . . / W . . . W; wolves; hand 15";
    Review<?> review = review("bagh-chal", 0, position, "A1xC3");
    assertEquals(new Advice.Reason.Ahead(1, HuntSearch.WIN - 1, 1), review.known().reason());
    assertEquals(0, review.weighed().cost());
  }

  /** A sheep placed next to a wolf, with nothing behind it, is lost; nothing was hidden. */
  @Test
  void aMistakeCosts() {
    String start = "W . . . W / . . . . . / . . . . . / . . . . . / W . . . W; sheep; hand 20";
    Review<?> review = review("bagh-chal", 1, start, "@B2");
    assertTrue(review.weighed().cost() > 0.05, review.toString());
    assertNotEquals(Weighed.Mark.FOUND, review.weighed().mark());
    assertEquals(Optional.empty(), review.luck());
  }

  /** SS-10: three red sheep stand together, and red is the player's fetish. */
  @Test
  void aSmallerGroupCostsThePointsBetween() {
    String position =
        "herding; exchanges 1; meadow ro yg bv / rp oy gb / rb vy ob;"
            + " P1 r: pv yv gp rb; P2 b: og ob vp yp";
    Review<?> review = review("sheep-sheep", 0, position, "win A1+A2+A3");
    Advice.Reason.Group best = (Advice.Reason.Group) review.known().reason();
    assertTrue(best.points() >= 6, best.toString());
    assertEquals(best.points() - 6, review.weighed().cost());
  }

  private static Review<?> review(String id, int seat, String position, String move) {
    return review(Shelf.find(id).orElseThrow(), Seat.of(seat), position, move);
  }

  private static <S, M, V> Review<M> review(
      Game<S, M, V> game, Seat seat, String position, String move) {
    Setup setup = game.info().setup(2, Map.of()).orThrow();
    S state = game.notation().readState(setup, position).orThrow();
    M made = game.notation().read(state, move).orThrow();
    Adviser<S, M, V> adviser = Bots.adviser(game, Almanac.empty(), Thought.FOR_EVER);
    return Review.of(game, adviser, state, seat, made, new QuickDice(1)).orElseThrow();
  }
}
