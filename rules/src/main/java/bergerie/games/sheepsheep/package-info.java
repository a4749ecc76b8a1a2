/** Sheep Sheep: gather sheep of one family on a meadow of nine, by exchanging two-faced cards. */
@NullMarked
package bergerie.games.sheepsheep;

import org.jspecify.annotations.NullMarked;
