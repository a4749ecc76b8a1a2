package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Last;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Moves as text, for players, notation and cues. */
public final class MoveText {

  private MoveText() {}

  /** With pets by name, as players write. */
  public static String write(Situation s, Move move) {
    return write(move, ref -> s.pet(ref).isPresent() ? Names.pet(s, ref) : Names.place(ref));
  }

  /** With pets by place, as cues have it. */
  public static String cue(Move move) {
    return write(move, Names::place);
  }

  public static String last(Last last) {
    return actor(last.actor()) + " " + cue(last.move());
  }

  private static String actor(Actor actor) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> Names.seat(seat);
      case Actor.Deal _ -> "deal";
      case Actor.Glass _ -> "glass";
    };
  }

  private static String write(Move move, Function<PetRef, String> pet) {
    return switch (move) {
      case Move.Keep(Species kept) -> "keep " + kept.id();
      case Move.Buy(Weapon weapon) -> "buy " + weapon.id();
      case Move.Refresh _ -> "refresh";
      case Move.Replace(Weapon weapon) -> "replace " + weapon.id();
      case Move.Tame _ -> "tame";
      case Move.Done _ -> "done";
      case Move.Take(Optional<PetRef> over) ->
          over.map(ref -> "take over " + pet.apply(ref)).orElse("take");
      case Move.Release _ -> "release";
      case Move.Attack(PetRef by, PetRef at) -> "strike " + pet.apply(by) + " " + pet.apply(at);
      case Move.Hold _ -> "hold";
      case Move.Cast(Spell spell, int entries, List<PetRef> pets, List<Seat> players) ->
          Stream.concat(
                  Stream.of("cast " + spell.id() + (entries == 0 ? "" : "#" + entries)),
                  Stream.concat(pets.stream().map(pet), players.stream().map(Names::seat)))
              .collect(Collectors.joining(" "));
      case Move.Pass _ -> "pass";
      case Move.Stand(Standing standing) -> "stand " + standing.id();
      case Move.ChoosePet(PetRef ref) -> "choose " + pet.apply(ref);
      case Move.ChoosePlayer(Seat seat) -> "choose " + Names.seat(seat);
      case Move.GiveUp(Spell spell) -> "discard " + spell.id();
      case Move.Pick(Spell spell) -> "pick " + spell.id();
      case Move.Decline _ -> "decline";
      case Move.DealPet(Species drawn) -> "pet " + drawn.id();
      case Move.DealWeapon(Weapon weapon) -> "weapon " + weapon.id();
      case Move.DealSpell(Spell spell) -> "spell " + spell.id();
      case Move.DealFirst(Seat seat) -> "first " + Names.seat(seat);
      case Move.SandOut _ -> "sand";
    };
  }
}
