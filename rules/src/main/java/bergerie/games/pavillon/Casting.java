package bergerie.games.pavillon;

import bergerie.games.pavillon.Agreement.Rate;
import bergerie.games.pavillon.Trigger.Moment;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** Spells: what may be cast, and what becomes of the card (PT-35, PT-40, PT-41). */
final class Casting {

  private final Workbench b;
  private final CourseNotes notes;
  private final Triggers triggers;

  Casting(Workbench b, CourseNotes notes, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.triggers = triggers;
  }

  // PT-35: any target. Each spell once, with everything it may be aimed at. PT-41: of equal traps
  // that have not entered hands equally often, each.
  static void offer(Situation s, Seat seat, Menu menu) {
    ShortList<PetRef> living = Facts.living(s);
    ShortList<Held> hand = s.player(seat).hand();
    for (int i = 0; i < hand.size(); i++) {
      int first = firstLike(hand, i);
      if (first == i) {
        offer(s, seat, hand.get(i).spell(), 0, living, menu);
      } else if (isAnother(hand, first, i)) {
        offer(s, seat, hand.get(i).spell(), hand.get(i).entries(), living, menu);
      }
    }
  }

  private static void offer(
      Situation s, Seat seat, Spell spell, int entries, ShortList<PetRef> living, Menu menu) {
    if (spell.aspect()) {
      menu.offer(Aims.atNothing(spell, entries));
      return;
    }
    for (Ability mode : spell.abilities()) {
      if (Facts.holds(s, mode.condition(), new Source.OfSpell(seat, spell), Cause.NONE)) {
        menu.offer(aims(s, spell, entries, mode, living));
      }
    }
  }

  /** Where the first of its equals lies: they lie side by side. */
  private static int firstLike(ShortList<Held> hand, int at) {
    int first = at;
    while (first > 0 && hand.get(first - 1).spell().equals(hand.get(at).spell())) {
      first--;
    }
    return first;
  }

  /** Whether none of its equals before it has entered hands as often. */
  private static boolean isAnother(ShortList<Held> hand, int first, int at) {
    for (int i = first; i < at; i++) {
      if (hand.get(i).entries() == hand.get(at).entries()) {
        return false;
      }
    }
    return true;
  }

  private static Aims aims(
      Situation s, Spell spell, int entries, Ability mode, ShortList<PetRef> living) {
    return switch (mode.clauses().getFirst().target()) {
      case A_PET -> Aims.atPets(spell, entries, living, 1);
      case UP_TO_2 -> Aims.atPets(spell, entries, living, 2);
      case UP_TO_3 -> Aims.atPets(spell, entries, living, 3);
      case EACH_OF_A_PLAYER -> Aims.atPlayers(spell, entries, s.ground().seats(s.standing()));
      case A_PLAYER -> Aims.atPlayers(spell, entries, s.ground().seats(Facts.playing(s)));
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
          IT,
          YOU,
          ITS_OWNER,
          A_HIT_PLAYER ->
          Aims.atNothing(spell, entries);
    };
  }

  // PT-35: the first cast resolves, then the rest are asked again.
  void cast(Seat seat, Move.Cast cast, Task.Respond window) {
    if (b.ground().agreed().spells() != Rate.FREE) {
      b.cast |= 1 << seat.index();
    }
    b.agenda.first(new Task.Respond(window.window(), 0, 0));
    setOff(seat, cast);
  }

  /** The card leaves the hand, and all it does is next. */
  void setOff(Seat seat, Move.Cast cast) {
    Spell spell = cast.spell();
    Held card = b.player(seat).held(spell, cast.entries()).orElseThrow();
    b.set(seat, b.player(seat).without(card));
    Source.OfSpell source = new Source.OfSpell(seat, spell);
    Cause matter = matter(cast);
    b.agenda.first(new Task.Settle(source, card, matter));
    int mode = mode(cast);
    if (!spell.aspect()) {
      for (int clause = spell.abilities().get(mode).clauses().size() - 1; clause >= 0; clause--) {
        b.agenda.first(new Task.Apply(source, mode, clause, matter));
      }
    }
    triggers.cast(seat, spell, matter);
  }

  /** What the spell is aimed at: a spell against a strike, at the striker. */
  private Cause matter(Move.Cast cast) {
    return cast.spell().powers().cancel() && b.declared.isPresent()
        ? Cause.of(b.declared.get().by())
        : new Cause(ShortList.copyOf(cast.pets()), ShortList.copyOf(cast.players()), 0);
  }

  /** Which of the alternatives of a spell is meant: the one that fits what was named. */
  private static int mode(Move.Cast cast) {
    List<Ability> abilities = cast.spell().abilities();
    for (int i = 0; i < abilities.size(); i++) {
      Target target = abilities.get(i).clauses().getFirst().target();
      boolean namesPlayer = target == Target.A_PLAYER || target == Target.EACH_OF_A_PLAYER;
      if (abilities.get(i).at(Moment.CAST) && namesPlayer != cast.players().isEmpty()) {
        return i;
      }
    }
    return 0;
  }

  /** The card goes where it belongs. */
  void settle(Task.Settle settle) {
    Spell spell = settle.card().spell();
    Seat caster = settle.source().owner();
    switch (spell.family()) {
      case ASPECT -> {
        replace(caster);
        b.set(caster, b.player(caster).underAspect(spell));
        notes.aspectTaken(caster, spell);
        b.agenda.first(new Task.Shed(caster));
      }
      case TRAP -> passOn(settle);
      case ARROW, BITE, STING, SHOT -> b.spells = b.spells.discarded(spell);
    }
  }

  // PT-40: in play until replaced, the own one or the only one of the table.
  private void replace(Seat caster) {
    ShortList<Seat> wearers =
        switch (b.ground().agreed().aspects()) {
          case EACH -> b.ground().only(caster);
          case ONE -> b.clockwiseFrom(caster);
        };
    for (Seat seat : wearers) {
      Optional<Spell> aspect = b.player(seat).aspect();
      if (aspect.isPresent()) {
        b.spells = b.spells.discarded(aspect.get());
        b.agenda.forget(Source.aspect(seat));
        b.set(seat, b.player(seat).withoutAspect());
        b.weaken(seat);
        notes.aspectLeft(aspect.get());
        if (!seat.equals(caster)) {
          b.agenda.first(new Task.Shed(seat));
        }
      }
    }
  }

  // PT-41: to the hand of the affected player, as many times as there are players alive now.
  private void passOn(Task.Settle settle) {
    Held card = settle.card();
    Cause matter = settle.matter();
    Seat affected =
        matter.players().isEmpty() ? matter.pets().getFirst().seat() : matter.players().getFirst();
    if (card.entries() >= Integer.bitCount(Facts.playing(b))) {
      b.spells = b.spells.discarded(card.spell());
      notes.trapLeaves(card.spell());
      return;
    }
    if (affected.equals(settle.source().owner()) && !touches(settle)) {
      b.spells = b.spells.discarded(card.spell());
      notes.trapWasted(card.spell());
      return;
    }
    Held again = new Held(card.spell(), card.entries() + 1, Held.Sight.SEEN);
    b.set(affected, b.player(affected).handed(again));
    notes.trapGoesOn(affected, card.spell());
  }

  // PT-41: a trap that one's own pets are all proof against affects nobody; it would come back to
  // the hand it came from for nothing.
  private boolean touches(Task.Settle settle) {
    Cause matter = settle.matter();
    Seat own = settle.source().owner();
    ShortList<PetRef> aimed =
        matter.players().isEmpty()
            ? matter.pets()
            : PetRef.of(PetRef.bits(own, b.player(own).pets().living()));
    for (PetRef ref : aimed) {
      if (!Facts.prevents(b, ref, Family.TRAP)) {
        return true;
      }
    }
    return false;
  }
}
