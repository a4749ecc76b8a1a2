/**
 * How things, moves and changes are called and told. Whatever plays, tells or shows the game speaks
 * with this.
 */
@NullMarked
package bergerie.games.pavillon.telling;

import org.jspecify.annotations.NullMarked;
