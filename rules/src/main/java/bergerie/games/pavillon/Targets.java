package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;

/** Whom a clause touches, or may touch where its owner chooses. */
final class Targets {

  private Targets() {}

  static List<PetRef> pets(Situation s, Ability.Clause clause, Source source, Matter matter) {
    List<PetRef> found =
        switch (clause.target()) {
          case SELF ->
              source instanceof Source.OfPet(PetRef ref) ? List.of(ref) : List.<PetRef>of();
          case STRUCK, ATTACKER, THE_DEAD, SPELL_TARGET, IT, A_PET, UP_TO_2, UP_TO_3 ->
              matter.pets();
          case EACH_OTHER_OF_OWNER, ANOTHER_OF_OWNER ->
              without(of(s, List.of(matter.pets().getFirst().seat())), matter.pets().getFirst());
          case AN_ENEMY -> of(s, others(s, source.owner()));
          case AN_ADJACENT, EACH_ADJACENT -> of(s, Facts.neighbours(s, source.owner()));
          case ANOTHER_ADJACENT ->
              without(of(s, Facts.neighbours(s, source.owner())), matter.pets().getFirst());
          case ONE_OF_YOURS, YOUR_PETS -> of(s, List.of(source.owner()));
          case YOUR_OTHERS ->
              source instanceof Source.OfPet(PetRef ref)
                  ? without(of(s, List.of(source.owner())), ref)
                  : of(s, List.of(source.owner()));
          case EACH_OF_A_PLAYER -> of(s, matter.players());
          case NOBODY, YOU, ITS_OWNER, A_HIT_PLAYER, A_PLAYER -> List.of();
        };
    return fitting(s, clause.effect(), found);
  }

  /** Only a pet that lies face down can be revived; everything else needs a living one. */
  private static List<PetRef> fitting(Situation s, Effect effect, List<PetRef> found) {
    boolean wanted = !(effect instanceof Effect.Revive);
    List<PetRef> fitting = new ArrayList<>(found.size());
    for (PetRef ref : found) {
      if (s.pet(ref).isPresent() && s.alive(ref) == wanted) {
        fitting.add(ref);
      }
    }
    return fitting;
  }

  static List<Seat> players(Situation s, Ability.Clause clause, Source source, Matter matter) {
    List<Seat> found =
        switch (clause.target()) {
          case YOU -> List.of(source.owner());
          case ITS_OWNER -> List.of(matter.pets().getFirst().seat());
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
              List.<Seat>of();
        };
    List<Seat> fitting = new ArrayList<>(found.size());
    for (Seat seat : found) {
      if (touchable(s.player(seat), clause.effect())) {
        fitting.add(seat);
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
    return player.in();
  }

  private static List<PetRef> of(Situation s, List<Seat> seats) {
    List<PetRef> found = new ArrayList<>();
    for (Seat seat : seats) {
      for (Pet pet : s.player(seat).pets()) {
        found.add(PetRef.of(seat, pet.slot()));
      }
    }
    return found;
  }

  /** The seats from the next one on, clockwise. */
  static List<Seat> others(Situation s, Seat seat) {
    List<Seat> found = new ArrayList<>();
    for (int step = 1; step < s.seats(); step++) {
      found.add(seat.next(step, s.seats()));
    }
    return found;
  }

  private static List<PetRef> without(List<PetRef> refs, PetRef out) {
    List<PetRef> rest = new ArrayList<>(refs);
    rest.remove(out);
    return rest;
  }
}
