/**
 * WolfWalkers – My Story: each player lays a grid of 25 cards that tells a story (WW-1 to WW-30).
 * For the shelf, and for bots of this game.
 */
@NullMarked
package bergerie.games.wolfwalkers;

import org.jspecify.annotations.NullMarked;
