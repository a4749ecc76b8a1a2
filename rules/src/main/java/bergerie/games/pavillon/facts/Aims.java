package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Move;
import bergerie.rules.Seat;

/**
 * The ways to aim a spell: at nothing, at one of some players, or at one to so many of some pets.
 * They are counted without being written out.
 *
 * @param entries which of several equal traps; 0 for the first in the hand
 * @param most how many pets may be named; 0 where none are
 */
record Aims(Spell spell, int entries, ShortList<PetRef> pets, int most, ShortList<Seat> players)
    implements Choosable {

  static Aims atNothing(Spell spell, int entries) {
    return new Aims(spell, entries, ShortList.none(), 0, ShortList.none());
  }

  static Aims atPets(Spell spell, int entries, ShortList<PetRef> pets, int most) {
    return new Aims(spell, entries, pets, most, ShortList.none());
  }

  static Aims atPlayers(Spell spell, int entries, ShortList<Seat> players) {
    return new Aims(spell, entries, ShortList.none(), 1, players);
  }

  @Override
  public int count() {
    if (most == 0) {
      return 1;
    }
    int n = pets.size();
    int pairs = most >= 2 ? n * (n - 1) / 2 : 0;
    int triples = most >= 3 ? n * (n - 1) * (n - 2) / 6 : 0;
    return players.size() + n + pairs + triples;
  }

  /** The one of this number: a pet alone, then with each of those after it, and so on. */
  @Override
  public Move.Cast get(int index) {
    if (most == 0) {
      return new Move.Cast(spell, entries, ShortList.none(), ShortList.none());
    }
    return players.isEmpty()
        ? new Move.Cast(spell, entries, named(index), ShortList.none())
        : new Move.Cast(spell, entries, ShortList.none(), ShortList.of(players.get(index)));
  }

  private ShortList<PetRef> named(int index) {
    int left = index;
    for (int i = 0; i < pets.size(); i++) {
      if (left-- == 0) {
        return ShortList.of(pets.get(i));
      }
      for (int j = i + 1; most >= 2 && j < pets.size(); j++) {
        if (left-- == 0) {
          return ShortList.of(pets.get(i), pets.get(j));
        }
        int triples = most >= 3 ? pets.size() - 1 - j : 0;
        if (left < triples) {
          return ShortList.of(pets.get(i), pets.get(j)).and(pets.get(j + 1 + left));
        }
        left -= triples;
      }
    }
    throw new IndexOutOfBoundsException(index);
  }
}
