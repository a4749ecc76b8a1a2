/**
 * What follows from a table: what cards give, whom they touch, who is waited for, what may be done
 * and why something may not. For whatever plays, tells or shows the game.
 */
@NullMarked
package bergerie.games.pavillon.facts;

import org.jspecify.annotations.NullMarked;
