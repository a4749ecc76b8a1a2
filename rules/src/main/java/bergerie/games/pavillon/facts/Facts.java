package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Asset;
import bergerie.games.pavillon.cards.Condition;
import bergerie.games.pavillon.cards.Family;
import bergerie.games.pavillon.cards.Kind;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Troop;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Source;
import bergerie.rules.Seat;
import java.util.Optional;

/** What follows from the cards on the table. */
public final class Facts {

  /** PT-23: two pets, three at most with effects. */
  private static final int PETS = 2;

  private Facts() {}

  public static int attack(Situation s, PetRef ref) {
    Pet pet = s.surely(ref);
    int lasting = Lasting.of(s, Asset.ATTACK, ref);
    if (lasting > 0 && pet.calm()) {
      lasting = 0;
    }
    return Math.max(0, pet.species().attack() + pet.raised() - pet.lowered() + lasting);
  }

  /** The Life of the pet when it is unhurt. */
  public static int most(Situation s, PetRef ref) {
    return s.surely(ref).species().life() + Lasting.of(s, Asset.VIGOUR, ref);
  }

  /** Its Life as all see it: before a combat every pet is well (PT-30). */
  public static int life(Situation s, PetRef ref) {
    return s.turn() > 0 ? s.surely(ref).life() : most(s, ref);
  }

  public static boolean wounded(Situation s, PetRef ref) {
    return s.surely(ref).life() < most(s, ref);
  }

  static boolean guarded(Situation s, PetRef ref) {
    return Lasting.of(s, Asset.GUARD, ref) > 0;
  }

  // PT-4: the right type strikes 1 harder, unless an effect says otherwise.
  public static boolean advantage(Situation s, PetRef by, PetRef at) {
    return s.surely(by).species().kind().beats(s.surely(at).species().kind())
        && Lasting.of(s, Asset.NO_ADVANTAGE, at) == 0;
  }

  public static int spellShield(Situation s, PetRef ref) {
    return Lasting.of(s, Asset.SPELL_SHIELD, ref);
  }

  public static int spellPower(Situation s, Seat seat, Family family) {
    return Lasting.of(s, Asset.power(family), seat);
  }

  // PT-23: limit 2; effects may raise it to 3, never more.
  public static int limit(Situation s, Seat seat) {
    int more = Lasting.of(s, Asset.LIMIT, seat);
    return Math.min(PetRef.SLOTS, PETS + more);
  }

  static boolean hitsOne(Situation s, Seat seat) {
    return Lasting.of(s, Asset.HIT_ONE, seat) > 0;
  }

  /** Whether the pet is proof against spells of this family. */
  public static boolean prevents(Situation s, PetRef ref, Family family) {
    Pet pet = s.surely(ref);
    return pet.alive() && pet.species().powers().withstand(family);
  }

  public static boolean holds(Situation s, Condition condition, Source source, Cause matter) {
    return switch (condition) {
      case Condition.Fact fact -> holds(s, fact, source, matter);
      case Condition.Another(Kind kind) -> hasAnother(s, kind, source);
      case Condition.HitLife(int most) ->
          !matter.players().isEmpty() && s.player(matter.players().getFirst()).life() <= most;
    };
  }

  private static boolean holds(Situation s, Condition.Fact fact, Source source, Cause matter) {
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
  static ShortList<Seat> neighbours(Situation s, Seat seat) {
    return s.ground().nearest(seat, s.standing());
  }

  // PT-32: for weapons only the eliminated are skipped.
  public static ShortList<Seat> besides(Situation s, Seat seat) {
    return s.ground().nearest(seat, playing(s));
  }

  /** Who is not eliminated, as bits. */
  public static int playing(Situation s) {
    int bits = 0;
    for (int i = 0; i < s.seats(); i++) {
      bits |= s.player(i).in() ? 1 << i : 0;
    }
    return bits;
  }

  /** All living pets of all players. */
  static ShortList<PetRef> living(Situation s) {
    int bits = 0;
    for (Seat seat : s.ground().seats()) {
      bits |= PetRef.bits(seat, s.player(seat).pets().living());
    }
    return PetRef.of(bits);
  }

  static boolean canStrike(Situation s, Seat seat, Optional<Extra> extra) {
    return strikers(s, seat, extra) != 0 && anyStrikable(s, neighbours(s, seat));
  }

  private static boolean anyStrikable(Situation s, ShortList<Seat> seats) {
    for (int i = 0; i < seats.size(); i++) {
      if (strikable(s, seats.get(i)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The pets of a player that may strike, as bits. */
  static int strikers(Situation s, Seat seat, Optional<Extra> extra) {
    Troop pets = s.player(seat).pets();
    int able = pets.living() & ~pets.stunned();
    int strikers = PetRef.bits(seat, able);
    return extra.isPresent() && extra.get().not().isPresent()
        ? strikers & ~extra.get().not().get().bit()
        : strikers;
  }

  /** The pets of a player that may be struck, as bits. */
  static int strikable(Situation s, Seat seat) {
    Player player = s.player(seat);
    int open = PetRef.bits(seat, player.pets().living());
    if (player.gives(Asset.GUARD)) {
      for (PetRef ref : PetRef.of(open)) {
        open = guarded(s, ref) ? open & ~ref.bit() : open;
      }
    }
    return open;
  }

  // PT-33: a strike may not be passed when all other living players have passed since the last.
  static boolean mayHold(Situation s) {
    int own = 1 << s.active().index();
    return (s.standing() & ~own & ~s.passes()) != 0;
  }
}
