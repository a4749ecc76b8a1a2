package bergerie.bots.arena;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.rules.Actor;
import bergerie.rules.Counts;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.match.HouseRules;
import java.util.List;
import java.util.Optional;

/** One game played by bots from the first card to the last. */
final class BotGame<S, M, V> {

  /**
   * How it went.
   *
   * @param rule that ended it
   * @param beginner who was the first player
   */
  public record End(
      List<Seat> winners, List<Integer> scores, String rule, Seat beginner, int turns) {
    static End of(Outcome outcome, Seat beginner, int turns) {
      return new End(outcome.winners(), outcome.scores(), outcome.rule(), beginner, turns);
    }
  }

  private final Game<S, M, V> game;
  private final List<Bot<S, M, V>> bots;

  /**
   * @param bots one for each seat
   */
  public BotGame(Game<S, M, V> game, List<Bot<S, M, V>> bots) {
    this.game = game;
    this.bots = List.copyOf(bots);
  }

  public End play(Setup setup, Dice dice) {
    return play(setup, dice, (_, _) -> {});
  }

  /** Plays a game, and counts what the game finds worth knowing of it. */
  public End play(Setup setup, Dice dice, Counts counts) {
    S state = game.start(setup);
    Optional<Seat> beginner = Optional.empty();
    int turns = 0;
    while (true) {
      beginner = beginner.isPresent() ? beginner : game.beginner(state);
      Actor actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Over(Outcome outcome) -> {
          return End.of(outcome, beginner.orElseThrow(), turns);
        }
        case Turn.Draw _ -> {
          actor = new Actor.Deal();
          move = game.chance(state).sample(dice);
        }
        case Turn.Act act when act.awaited().isEmpty() -> {
          actor = new Actor.Glass();
          move = game.timeUp(state);
        }
        case Turn.Act act -> {
          Seat seat = act.awaited().getFirst();
          Sight<S, M, V> sight = Sight.of(game, state, seat);
          if (agree(state, sight, dice)) {
            return End.of(HouseRules.drawAgreed(setup), beginner.orElse(seat), turns);
          }
          actor = Actor.player(seat);
          move = bots.get(seat.index()).choose(sight, dice);
        }
      }
      S next = game.play(state, actor, move);
      turns += game.endsTurn(state, actor, next) ? 1 : 0;
      game.count(state, move, next, counts);
      state = next;
    }
  }

  /** T-6: all are asked, as at a table where somebody offers a draw; the one to move first. */
  private boolean agree(S state, Sight<S, M, V> mover, Dice dice) {
    return bots.get(mover.seat().index()).wouldDraw(mover, dice)
        && Seat.all(bots.size()).stream()
            .filter(seat -> !seat.equals(mover.seat()))
            .allMatch(seat -> bots.get(seat.index()).wouldDraw(Sight.of(game, state, seat), dice));
  }
}
