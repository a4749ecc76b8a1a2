package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Family;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Target;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Agreement.Rate;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** Spells: what may be cast, and what becomes of the card (PT-35, PT-40, PT-41). */
final class Casting {

  private final Workbench b;
  private final CastingNotes notes;
  private final Gear gear;
  private final Triggers triggers;

  Casting(Workbench b, CastingNotes notes, Gear gear, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.gear = gear;
    this.triggers = triggers;
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
        gear.change(caster, "PT-40", () -> wear(caster, spell));
        b.agenda.first(new Task.Shed(caster));
      }
      case TRAP -> passOn(settle);
      case ARROW, BITE, STING, SHOT -> b.spells = b.spells.discarded(spell);
    }
  }

  private void wear(Seat seat, Spell aspect) {
    replace(seat);
    b.set(seat, b.player(seat).underAspect(aspect));
    notes.aspectTaken(seat, aspect);
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
        notes.aspectLeft(seat, aspect.get());
        if (seat.equals(caster)) {
          gear.lose(seat, b.player(seat).withoutAspect());
        } else {
          gear.change(seat, "PT-40", () -> gear.lose(seat, b.player(seat).withoutAspect()));
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
      notes.trapLeaves(settle.source().owner(), card.spell());
      return;
    }
    if (affected.equals(settle.source().owner()) && !touches(settle)) {
      b.spells = b.spells.discarded(card.spell());
      notes.trapWasted(affected, card.spell());
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
