package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Asset;
import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Source;
import bergerie.rules.Seat;

/** What pets and players have from the cards that work all the time. */
final class Lasting {

  private Lasting() {}

  /** How much of an asset a pet has from all cards of its owner. */
  static int of(Situation s, Asset asset, PetRef ref) {
    Player player = s.player(ref.seat());
    if (!player.gives(asset)) {
      return 0;
    }
    int sum = gear(s, asset, ref.seat(), Target.YOUR_PETS);
    for (Pet pet : player.pets()) {
      if (pet.alive() && pet.species().powers().give(asset)) {
        Target own = pet.slot() == ref.slot() ? Target.SELF : Target.YOUR_OTHERS;
        PetRef source = PetRef.of(ref.seat(), pet.slot());
        sum += given(s, asset, pet.species(), Source.of(source), own);
      }
    }
    return sum;
  }

  /** How much of it a player has. */
  static int of(Situation s, Asset asset, Seat seat) {
    Player player = s.player(seat);
    if (!player.gives(asset)) {
      return 0;
    }
    int sum = gear(s, asset, seat, Target.NOBODY);
    for (Pet pet : player.pets()) {
      if (pet.alive() && pet.species().powers().give(asset)) {
        Source source = Source.of(PetRef.of(seat, pet.slot()));
        sum += given(s, asset, pet.species(), source, Target.NOBODY);
      }
    }
    return sum;
  }

  /** What the weapon and the aspect give. */
  private static int gear(Situation s, Asset asset, Seat seat, Target target) {
    Player player = s.player(seat);
    int sum = 0;
    if (player.weapon().powers().give(asset)) {
      sum += given(s, asset, player.weapon(), Source.weapon(seat), target);
    }
    if (player.aspect().isPresent() && player.aspect().get().powers().give(asset)) {
      sum += given(s, asset, player.aspect().get(), Source.aspect(seat), target);
    }
    return sum;
  }

  private static int given(Situation s, Asset asset, Card card, Source source, Target target) {
    int sum = 0;
    for (Ability ability : card.powers().passives()) {
      for (Ability.Clause clause : ability.clauses()) {
        boolean touched =
            clause.target() == target
                || (clause.target() == Target.YOUR_PETS && target != Target.NOBODY);
        if (touched && Facts.holds(s, ability.condition(), source, Cause.NONE)) {
          sum += asset.worth(clause.effect());
        }
      }
    }
    return sum;
  }
}
