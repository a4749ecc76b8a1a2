/**
 * States and moves of Sheep Sheep as text, and what is told of them. The game hands out its
 * notation; nobody else calls in here.
 */
@NullMarked
package bergerie.games.sheepsheep.text;

import org.jspecify.annotations.NullMarked;
