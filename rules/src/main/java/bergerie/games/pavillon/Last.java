package bergerie.games.pavillon;

import bergerie.rules.Actor;

/** The last move that everyone saw. */
record Last(Actor actor, Move move) {}
