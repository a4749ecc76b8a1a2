/**
 * States and moves of WolfWalkers as text, and what is told of them. The game hands out its
 * notation; nobody else calls in here.
 */
@NullMarked
package bergerie.games.wolfwalkers.text;

import org.jspecify.annotations.NullMarked;
