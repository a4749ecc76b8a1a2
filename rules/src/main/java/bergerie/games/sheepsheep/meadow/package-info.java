/**
 * Cards, the meadow of nine, and everything true of a game of Sheep Sheep. For the rules and their
 * texts; bots and the best-group answer know cards, cells and groups.
 */
@NullMarked
package bergerie.games.sheepsheep.meadow;

import org.jspecify.annotations.NullMarked;
