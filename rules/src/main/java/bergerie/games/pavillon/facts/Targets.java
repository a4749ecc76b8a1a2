package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Source;
import bergerie.rules.Seat;

/** Whom a clause touches, or may touch where its owner chooses. */
public final class Targets {

  private Targets() {}

  public static ShortList<PetRef> pets(
      Situation s, Ability.Clause clause, Source source, Cause matter) {
    // PT-36: where no damage is left over, there is nobody to take it.
    if (clause.effect() instanceof Effect.Excess && matter.amount() == 0) {
      return ShortList.none();
    }
    ShortList<PetRef> found =
        switch (clause.target()) {
          case SELF ->
              source instanceof Source.OfPet(PetRef ref) ? ref.alone() : ShortList.<PetRef>none();
          case STRUCK, ATTACKER, THE_DEAD, SPELL_TARGET, IT, A_PET, UP_TO_2, UP_TO_3 ->
              matter.pets();
          case EACH_OTHER_OF_OWNER, ANOTHER_OF_OWNER ->
              of(s, matter.pets().getFirst().seat()).without(matter.pets().getFirst());
          case AN_ENEMY -> of(s, others(s, source.owner()));
          case AN_ADJACENT, EACH_ADJACENT -> of(s, Facts.neighbours(s, source.owner()));
          case ANOTHER_ADJACENT ->
              of(s, Facts.neighbours(s, source.owner())).without(matter.pets().getFirst());
          case ONE_OF_YOURS, YOUR_PETS -> of(s, source.owner());
          case YOUR_OTHERS ->
              source instanceof Source.OfPet(PetRef ref)
                  ? of(s, source.owner()).without(ref)
                  : of(s, source.owner());
          case EACH_OF_A_PLAYER -> of(s, matter.players());
          case NOBODY, YOU, ITS_OWNER, A_HIT_PLAYER, A_PLAYER -> ShortList.none();
        };
    return fitting(s, clause.effect(), found);
  }

  /** Only a pet that lies face down can be revived; everything else needs a living one. */
  private static ShortList<PetRef> fitting(Situation s, Effect effect, ShortList<PetRef> found) {
    boolean wanted = !(effect instanceof Effect.Revive);
    ShortList<PetRef> fitting = found;
    for (PetRef ref : found) {
      if (s.pet(ref).isEmpty() || s.alive(ref) != wanted) {
        fitting = fitting.without(ref);
      }
    }
    return fitting;
  }

  public static ShortList<Seat> players(
      Situation s, Ability.Clause clause, Source source, Cause matter) {
    ShortList<Seat> found =
        switch (clause.target()) {
          case YOU -> s.ground().only(source.owner());
          case ITS_OWNER -> s.ground().only(matter.pets().getFirst().seat());
          case A_HIT_PLAYER, A_PLAYER -> matter.players();
          case NOBODY,
              SELF,
              STRUCK,
              ATTACKER,
              THE_DEAD,
              SPELL_TARGET,
              EACH_OTHER_OF_OWNER,
              ANOTHER_OF_OWNER,
              AN_ENEMY,
              AN_ADJACENT,
              ANOTHER_ADJACENT,
              EACH_ADJACENT,
              ONE_OF_YOURS,
              YOUR_PETS,
              YOUR_OTHERS,
              A_PET,
              UP_TO_2,
              UP_TO_3,
              EACH_OF_A_PLAYER,
              IT ->
              ShortList.<Seat>none();
        };
    ShortList<Seat> fitting = found;
    for (Seat seat : found) {
      if (!touchable(s.player(seat), clause.effect())) {
        fitting = fitting.without(seat);
      }
    }
    return fitting;
  }

  /** Nothing is taken from a player who has none of it. */
  private static boolean touchable(Player player, Effect effect) {
    if (effect instanceof Effect.Steal) {
      return player.in() && player.coins() > 0;
    }
    if (effect instanceof Effect.Discard) {
      return player.in() && !player.hand().isEmpty();
    }
    if (effect instanceof Effect.DestroyWeapon) {
      return player.in() && !player.weapon().basic();
    }
    return player.in();
  }

  private static ShortList<PetRef> of(Situation s, Seat seat) {
    return PetRef.of(PetRef.bits(seat, s.player(seat).pets().places()));
  }

  private static ShortList<PetRef> of(Situation s, ShortList<Seat> seats) {
    PetRef[] found = new PetRef[PetRef.MOST];
    int size = 0;
    for (Seat seat : seats) {
      for (Pet pet : s.player(seat).pets()) {
        found[size++] = PetRef.of(seat, pet.slot());
      }
    }
    return ShortList.of(found, size);
  }

  /** The seats from the next one on, clockwise. */
  private static ShortList<Seat> others(Situation s, Seat seat) {
    return s.ground().clockwiseFrom(seat).removed(0);
  }
}
