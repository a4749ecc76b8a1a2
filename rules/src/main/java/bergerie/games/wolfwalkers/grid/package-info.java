/**
 * A player’s grid of cards, and how it is written in text. For the rest of the game, for bots and
 * for the command {@code score}.
 */
@NullMarked
package bergerie.games.wolfwalkers.grid;

import org.jspecify.annotations.NullMarked;
