/**
 * Puzzles of the hunts that come with the program: played without tables, made from them. The desk
 * asks the {@link bergerie.bots.puzzles.PuzzleBook}, a command writes it.
 */
@NullMarked
package bergerie.bots.puzzles;

import org.jspecify.annotations.NullMarked;
