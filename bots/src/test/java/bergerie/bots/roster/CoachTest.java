package bergerie.bots.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.bots.Advice;
import bergerie.bots.Coach;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.Weighed;
import bergerie.bots.Weighed.Mark;
import bergerie.bots.tables.Almanac;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.QuickDice;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a coach says of moves nobody can be in two minds about. */
class CoachTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // KU-5: one step fills the den; without it the wolf is back in there.
        "kukuli | 1 | S S S / S . S / . . S W . / . . . . . / . . . . . / S . . . . / . . . . .;"
            + " sheep | A2-B2 | C5-C6",
        // WH-21: the wolf can be sent to an opponent's last sheep, or past it to the partner.
        "wolf-and-hound | 0 | play P1; at H01@P4 W01@P1; pens 2 1 1 2; hands b1b2w3w4 b1b2w3w4"
            + " b1b2w1w2 b3b4w1w2; played P4b4 | b2 | b1",
        // SS-9: three can be made to stand together by one exchange; to stop brings nothing.
        "sheep-sheep | 0 | herding; exchanges 1; meadow ro yg bv / rp oy gb / rb vy ob;"
            + " P1 r: pv yv gp rb; P2 b: og ob vp yp | done | win A1+A2+A3",
      })
  void warnsOfABlunderAndOfNothingElse(
      String id, int seat, String position, String blunder, String good) {
    LongStream.range(0, 3)
        .forEach(
            seed -> {
              assertEquals(Mark.BLUNDER, weighed(id, seat, position, blunder, seed).mark());
              assertNotEquals(Mark.BLUNDER, weighed(id, seat, position, good, seed).mark());
            });
  }

  private static Weighed weighed(String id, int seat, String position, String move, long seed) {
    return weighed(Shelf.find(id).orElseThrow(), Seat.of(seat), position, move, seed);
  }

  private static <S, M, V> Weighed weighed(
      Game<S, M, V> game, Seat seat, String position, String text, long seed) {
    Setup setup = game.info().usual();
    S state = game.notation().readState(setup, position).orThrow();
    M move = game.notation().read(state, text).orThrow();
    Advice<M> advice =
        Bots.adviser(game, Almanac.empty(), Thought.FOR_EVER)
            .advise(Sight.of(game, state, seat), Optional.of(move), new QuickDice(seed));
    return Coach.weigh(advice, move);
  }
}
