/**
 * What a grid is worth. The game asks at its end; bots and the command {@code score} ask whenever
 * they like.
 */
@NullMarked
package bergerie.games.wolfwalkers.scoring;

import org.jspecify.annotations.NullMarked;
