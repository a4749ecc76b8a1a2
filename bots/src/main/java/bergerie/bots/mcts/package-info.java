/** Search over imagined worlds (ISMCTS), for games in which something is hidden or drawn. */
@NullMarked
package bergerie.bots.mcts;

import org.jspecify.annotations.NullMarked;
