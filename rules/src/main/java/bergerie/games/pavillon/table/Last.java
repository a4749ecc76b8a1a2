package bergerie.games.pavillon.table;

import bergerie.rules.Actor;

/** The last move that everyone saw. */
public record Last(Actor actor, Move move) {}
