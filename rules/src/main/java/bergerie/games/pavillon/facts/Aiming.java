package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Source;
import bergerie.rules.Seat;

/** What the spells of a hand may be aimed at (PT-35, PT-41). */
final class Aiming {

  private Aiming() {}

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
}
