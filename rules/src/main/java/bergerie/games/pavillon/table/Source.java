package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.rules.Seat;
import java.util.List;

/** Where an effect comes from. */
public sealed interface Source {

  Seat owner();

  static Source of(PetRef ref) {
    return Known.PETS.get(ref.index());
  }

  static Source weapon(Seat seat) {
    return Known.WEAPONS.get(seat.index());
  }

  static Source aspect(Seat seat) {
    return Known.ASPECTS.get(seat.index());
  }

  /** Of these there are few, and they are named at every step. */
  final class Known {
    private static final List<Source> PETS =
        PetRef.everywhere().stream().<Source>map(OfPet::new).toList();
    private static final List<Source> WEAPONS =
        Seat.all(Player.MOST).stream().<Source>map(OfWeapon::new).toList();
    private static final List<Source> ASPECTS =
        Seat.all(Player.MOST).stream().<Source>map(OfAspect::new).toList();

    private Known() {}
  }

  record OfPet(PetRef ref) implements Source {
    @Override
    public Seat owner() {
      return ref.seat();
    }
  }

  record OfWeapon(Seat owner) implements Source {}

  record OfAspect(Seat owner) implements Source {}

  record OfSpell(Seat owner, Spell spell) implements Source {}
}
