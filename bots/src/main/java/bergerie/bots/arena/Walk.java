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
import java.util.List;

/** One game played by bots from the first card to the last. */
final class Walk<S, M, V> {

  /**
   * How it went.
   *
   * @param rule that ended it
   */
  public record End(List<Seat> winners, List<Integer> scores, String rule, int turns) {}

  private final Game<S, M, V> game;
  private final List<Bot<S, M, V>> bots;

  /**
   * @param bots one for each seat
   */
  public Walk(Game<S, M, V> game, List<Bot<S, M, V>> bots) {
    this.game = game;
    this.bots = List.copyOf(bots);
  }

  public End play(Setup setup, Dice dice) {
    return play(setup, dice, (_, _) -> {});
  }

  /** Plays a game, and counts what the game finds worth knowing of it. */
  public End play(Setup setup, Dice dice, Counts counts) {
    S state = game.start(setup);
    int turns = 0;
    while (true) {
      Actor actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Over(Outcome outcome) -> {
          return new End(outcome.winners(), outcome.scores(), outcome.rule(), turns);
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
          actor = Actor.player(seat);
          move = bots.get(seat.index()).choose(Sight.of(game, state, seat), dice);
        }
      }
      S next = game.play(state, actor, move);
      turns += game.endsTurn(state, actor, next) ? 1 : 0;
      game.count(state, move, next, counts);
      state = next;
    }
  }
}
