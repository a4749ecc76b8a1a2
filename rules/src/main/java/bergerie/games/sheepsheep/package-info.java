/**
 * Sheep Sheep: gather sheep of one family on a meadow of nine, by exchanging two-faced cards. For
 * the shelf, and for bots of this game.
 */
@NullMarked
package bergerie.games.sheepsheep;

import org.jspecify.annotations.NullMarked;
