package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.table.Move;

/** Moves of one kind, counted at once and written out one by one, when one is looked at. */
interface Choosable {

  int count();

  Move get(int index);
}
