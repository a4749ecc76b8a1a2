package bergerie.games.pavillon.play;

import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.rules.Seat;

/** What pets have from the weapon and the aspect of their owner comes and goes with these. */
final class Gear {

  private final Workbench b;
  private final GearNotes notes;

  Gear(Workbench b, GearNotes notes) {
    this.b = b;
    this.notes = notes;
  }

  /** A player's weapon or aspect changes: what that does to the pets is told after it. */
  void change(Seat seat, String rule, Runnable deed) {
    if (!notes.told()) {
      deed.run();
      return;
    }
    int[] lives = new int[PetRef.SLOTS];
    int[] attacks = new int[PetRef.SLOTS];
    for (Pet pet : b.player(seat).pets()) {
      PetRef ref = PetRef.of(seat, pet.slot());
      lives[pet.slot()] = Facts.life(b, ref);
      attacks[pet.slot()] = Facts.attack(b, ref);
    }
    deed.run();
    for (Pet pet : b.player(seat).pets()) {
      PetRef ref = PetRef.of(seat, pet.slot());
      notes.life(ref, Facts.life(b, ref) - lives[pet.slot()], rule);
      notes.attack(ref, Facts.attack(b, ref) - attacks[pet.slot()], rule);
    }
  }

  // PT-5, PT-40: the Life that a card gave goes with it.
  void lose(Seat seat, Player without) {
    b.set(seat, without);
    if (b.turn == 0) {
      return;
    }
    for (Pet pet : b.player(seat).pets()) {
      PetRef ref = PetRef.of(seat, pet.slot());
      int most = Facts.most(b, ref);
      if (pet.life() > most) {
        b.set(ref, pet.withLife(most));
      }
    }
  }
}
