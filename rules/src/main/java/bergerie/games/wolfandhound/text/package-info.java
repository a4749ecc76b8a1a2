/**
 * States and moves of Wolf &amp; Hound as text, and what is told of them. The game hands out its
 * notation; nobody else calls in here.
 */
@NullMarked
package bergerie.games.wolfandhound.text;

import org.jspecify.annotations.NullMarked;
