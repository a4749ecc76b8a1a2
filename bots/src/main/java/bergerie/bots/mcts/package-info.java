/**
 * Search over imagined worlds (ISMCTS), for games in which something is hidden or drawn. For bots
 * of single games and the roster.
 */
@NullMarked
package bergerie.bots.mcts;

import org.jspecify.annotations.NullMarked;
