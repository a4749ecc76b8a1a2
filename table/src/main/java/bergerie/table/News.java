package bergerie.table;

import bergerie.table.match.Logged;
import bergerie.table.match.Match;

/** An event, the match it happened in, and what it has made of it. */
record News<S, M, V>(Match<S, M, V> before, Match<S, M, V> after, Logged logged) {}
