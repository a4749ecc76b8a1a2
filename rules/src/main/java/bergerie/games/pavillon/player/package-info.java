/**
 * All that lies before a player, and what the pets suffer. For the rest of the game; bots may ask
 * what they have imagined.
 */
@NullMarked
package bergerie.games.pavillon.player;

import org.jspecify.annotations.NullMarked;
