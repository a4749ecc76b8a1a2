/** Solved hunts on the page: values of moves, puzzles, and tables built on request. */
@NullMarked
package bergerie.server.solved;

import org.jspecify.annotations.NullMarked;
