/**
 * The cards of Au Pavillon du Traqueur and what they can do, as values. All of the game is told in
 * these words.
 */
@NullMarked
package bergerie.games.pavillon.cards;

import org.jspecify.annotations.NullMarked;
