/**
 * The cards of WolfWalkers and what is printed on them, read from the box. All of the game is told
 * in these words, and bots and the command {@code score} know them too.
 */
@NullMarked
package bergerie.games.wolfwalkers.cards;

import org.jspecify.annotations.NullMarked;
