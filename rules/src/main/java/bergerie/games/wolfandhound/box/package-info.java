/**
 * What is in the box of Wolf &amp; Hound: animals, cards, combinations, and the files they are read
 * from. All of the game is told in these words.
 */
@NullMarked
package bergerie.games.wolfandhound.box;

import org.jspecify.annotations.NullMarked;
