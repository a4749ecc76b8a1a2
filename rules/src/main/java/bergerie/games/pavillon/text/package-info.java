/**
 * States and moves of Au Pavillon du Traqueur as text, and what is told of them. The game hands out
 * its notation; nobody else calls in here.
 */
@NullMarked
package bergerie.games.pavillon.text;

import org.jspecify.annotations.NullMarked;
