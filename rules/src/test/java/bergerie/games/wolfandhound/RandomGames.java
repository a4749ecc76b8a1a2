package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;

/** Random games through the plain rules: who wins, and after how many turns. */
final class RandomGames {

  private static final Actor DEAL = new Actor.Deal();

  private static final WolfAndHound GAME = WolfAndHound.of(Library.builtIn()).orThrow();

  /**
   * What many games gave.
   *
   * @param green its share of the wins
   * @param turns how many a game has on average, passed ones included
   */
  record Figures(double green, double turns) {}

  private RandomGames() {}

  static Figures of(String combo, int games) {
    Setup setup = GAME.info().setup(4, Map.of("combo", combo, "seats", "chosen")).orThrow();
    Dice dice = new QuickDice(combo.hashCode());
    int green = 0;
    int turns = 0;
    for (int i = 0; i < games; i++) {
      WolfAndHoundState state = GAME.start(setup);
      Turn turn = GAME.turn(state);
      while (!(turn instanceof Turn.Over)) {
        WolfAndHoundState next = step(state, turn, dice);
        turns += GAME.endsTurn(state, DEAL, next) ? 1 : 0;
        state = next;
        turn = GAME.turn(state);
      }
      green +=
          turn instanceof Turn.Over(Outcome outcome) && outcome.winners().contains(Seat.of(0))
              ? 1
              : 0;
    }
    return new Figures((double) green / games, (double) turns / games);
  }

  private static WolfAndHoundState step(WolfAndHoundState state, Turn turn, Dice dice) {
    if (turn instanceof Turn.Act(List<Seat> awaited, _, _)) {
      Seat seat = awaited.getFirst();
      return GAME.play(state, Actor.player(seat), dice.pick(GAME.moves(state, seat)));
    }
    return GAME.play(state, DEAL, GAME.chance(state).sample(dice));
  }
}
