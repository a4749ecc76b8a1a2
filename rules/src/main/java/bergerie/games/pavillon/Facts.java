package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.Optional;

/** What follows from the cards on the table. */
final class Facts {

  /** PT-23: two pets, three at most with effects. */
  private static final int PETS = 2;

  private Facts() {}

  static int attack(Situation s, PetRef ref) {
    Pet pet = s.pet(ref).orElseThrow();
    int lasting = Asset.ATTACK.of(s, ref);
    return Math.max(0, pet.species().attack() + pet.raised() - pet.lowered() + lasting);
  }

  /** The Life of the pet when it is unhurt. */
  static int most(Situation s, PetRef ref) {
    return s.pet(ref).orElseThrow().species().life() + Asset.VIGOUR.of(s, ref);
  }

  static boolean wounded(Situation s, PetRef ref) {
    return s.pet(ref).orElseThrow().life() < most(s, ref);
  }

  static boolean guarded(Situation s, PetRef ref) {
    return Asset.GUARD.of(s, ref) > 0;
  }

  // PT-4: the right type strikes 1 harder, unless an effect says otherwise.
  static boolean advantage(Situation s, PetRef by, PetRef at) {
    return s.pet(by).orElseThrow().species().kind().beats(s.pet(at).orElseThrow().species().kind())
        && Asset.NO_ADVANTAGE.of(s, at) == 0;
  }

  static int spellShield(Situation s, PetRef ref) {
    return Asset.SPELL_SHIELD.of(s, ref);
  }

  static int spellPower(Situation s, Seat seat, Family family) {
    return Asset.power(family).of(s, seat);
  }

  // PT-23: limit 2; effects may raise it to 3, never more.
  static int limit(Situation s, Seat seat) {
    int more = Asset.LIMIT.of(s, seat);
    return Math.min(PetRef.SLOTS, PETS + more);
  }

  static boolean hitsOne(Situation s, Seat seat) {
    return Asset.HIT_ONE.of(s, seat) > 0;
  }

  /** Whether the pet is proof against spells of this family. */
  static boolean prevents(Situation s, PetRef ref, Family family) {
    Pet pet = s.pet(ref).orElseThrow();
    return pet.alive() && pet.species().powers().withstand(family);
  }

  static boolean holds(Situation s, Condition condition, Source source, Matter matter) {
    return switch (condition) {
      case Condition.Fact fact -> holds(s, fact, source, matter);
      case Condition.Another(Kind kind) -> hasAnother(s, kind, source);
      case Condition.HitLife(int most) ->
          !matter.players().isEmpty() && s.player(matter.players().getFirst()).life() <= most;
    };
  }

  private static boolean holds(Situation s, Condition.Fact fact, Source source, Matter matter) {
    return switch (fact) {
      case ALWAYS -> true;
      case TARGET_WOUNDED -> !matter.pets().isEmpty() && wounded(s, matter.pets().getFirst());
      case TARGET_UNWOUNDED -> !matter.pets().isEmpty() && !wounded(s, matter.pets().getFirst());
      case HAVE_ASPECT -> s.player(source.owner()).aspect().isPresent();
      case BY_STRIKE -> !matter.pets().isEmpty();
      case FIRST_TURN ->
          s.active().equals(source.owner()) && s.player(source.owner()).tally().turns() == 1;
      case YOUR_TURN -> s.active().equals(source.owner());
      case ATTACKED ->
          s.declared().isPresent() && s.declared().get().at().seat().equals(source.owner());
    };
  }

  private static boolean hasAnother(Situation s, Kind kind, Source source) {
    for (Pet pet : s.player(source.owner()).pets()) {
      boolean other = !(source instanceof Source.OfPet(PetRef ref)) || ref.slot() != pet.slot();
      if (other && pet.alive() && pet.species().kind() == kind) {
        return true;
      }
    }
    return false;
  }

  // PT-32: nearest on each side; for strikes players with no living pet are skipped.
  static Few<Seat> neighbours(Situation s, Seat seat) {
    return nearest(s, seat, Reach.STRIKE);
  }

  // PT-32: for weapons only the eliminated are skipped.
  static Few<Seat> besides(Situation s, Seat seat) {
    return nearest(s, seat, Reach.WEAPON);
  }

  private enum Reach {
    STRIKE,
    WEAPON
  }

  private static Few<Seat> nearest(Situation s, Seat seat, Reach reach) {
    Few<Seat> round = s.ground().clockwiseFrom(seat);
    int next = 1;
    while (next < round.size() && !reached(s, round.get(next), reach)) {
      next++;
    }
    if (next == round.size()) {
      return Few.none();
    }
    int before = round.size() - 1;
    while (!reached(s, round.get(before), reach)) {
      before--;
    }
    return next == before ? Few.of(round.get(next)) : Few.of(round.get(next), round.get(before));
  }

  private static boolean reached(Situation s, Seat seat, Reach reach) {
    Player player = s.player(seat);
    return switch (reach) {
      case STRIKE -> player.hasLivingPet();
      case WEAPON -> player.in();
    };
  }

  // PT-31: a living pet may strike a living pet of an adjacent player.
  static Attacks strikes(Situation s, Seat seat, Optional<Extra> extra) {
    Few<PetRef> strikers = Few.none();
    for (Pet pet : s.player(seat).pets()) {
      if (able(seat, pet, extra)) {
        strikers = strikers.and(PetRef.of(seat, pet.slot()));
      }
    }
    return new Attacks(strikers, strikable(s, seat));
  }

  static boolean canStrike(Situation s, Seat seat, Optional<Extra> extra) {
    for (Pet pet : s.player(seat).pets()) {
      if (able(seat, pet, extra)) {
        return anyStrikable(s, seat);
      }
    }
    return false;
  }

  private static boolean anyStrikable(Situation s, Seat seat) {
    for (Seat other : neighbours(s, seat)) {
      for (Pet pet : s.player(other).pets()) {
        if (pet.alive() && !guarded(s, PetRef.of(other, pet.slot()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean able(Seat seat, Pet pet, Optional<Extra> extra) {
    boolean barred =
        extra.isPresent()
            && extra.get().not().isPresent()
            && extra.get().not().get().equals(PetRef.of(seat, pet.slot()));
    return pet.alive() && !pet.stunned() && !barred;
  }

  private static Few<PetRef> strikable(Situation s, Seat seat) {
    PetRef[] targets = new PetRef[PetRef.MOST];
    int size = 0;
    for (Seat other : neighbours(s, seat)) {
      for (Pet pet : s.player(other).pets()) {
        PetRef ref = PetRef.of(other, pet.slot());
        if (pet.alive() && !guarded(s, ref)) {
          targets[size++] = ref;
        }
      }
    }
    return Few.of(targets, size);
  }

  // PT-33: a strike may not be passed when all other living players have passed since the last.
  static boolean mayHold(Situation s) {
    for (Seat seat : s.ground().seats()) {
      if (!seat.equals(s.active())
          && s.player(seat).hasLivingPet()
          && (s.passes() & (1 << seat.index())) == 0) {
        return true;
      }
    }
    return false;
  }

  // PT-35: who may respond, as bits: from what everybody can see, so that nothing can be read from
  // who is asked.
  static int eligible(Situation s) {
    int bits = 0;
    Few<Seat> seats = s.ground().seats();
    for (int i = 0; i < seats.size(); i++) {
      Player player = s.player(seats.get(i));
      if (!player.hand().isEmpty()) {
        bits |= 1 << i;
      }
    }
    return bits & ~s.cast();
  }
}
