package bergerie.bots.mcts;

import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;

/** How the games of the house are judged before they are over. */
public final class Judges {

  private Judges() {}

  /** Wolf & Hound: who has more sheep, and nobody of the team about to lose the last. */
  public static Judge<WolfAndHoundState> wolfAndHound() {
    return (state, worth) -> {
      double green = hope(state, Side.GREEN) - hope(state, Side.ORANGE);
      for (int i = 0; i < worth.length; i++) {
        Side side = state.agreed().circle().side(Name.of(Seat.of(i)));
        worth[i] = Judge.chance(side == Side.GREEN ? green : -green);
      }
    };
  }

  private static double hope(WolfAndHoundState state, Side side) {
    return 0.5 * state.sheep(side) + Math.min(2, state.fewest(side)) + 2 * state.score().of(side);
  }

  /** Au Pavillon du Traqueur: who is alive, and with what. */
  public static Judge<Lodge> pavillon() {
    return (table, worth) -> {
      double all = 0;
      for (int i = 0; i < table.players().size(); i++) {
        worth[i] = Math.pow(strength(table.players().get(i)), 2);
        all += worth[i];
      }
      for (int i = 0; i < worth.length; i++) {
        worth[i] = all == 0 ? 0 : worth[i] / all;
      }
    };
  }

  private static double strength(Player player) {
    if (!player.in()) {
      return 0;
    }
    double strength = 4 + 2 * player.life() + 0.4 * player.coins() + player.weapon().attack();
    for (Pet pet : player.pets()) {
      strength += 0.5 * pet.species().attack() + 0.3 * pet.species().life() + 0.5 * pet.life();
      strength += pet.alive() ? 0.5 * (pet.raised() - pet.lowered()) : 0;
    }
    return strength + 0.7 * player.hand().size() + (player.aspect().isPresent() ? 1 : 0);
  }
}
