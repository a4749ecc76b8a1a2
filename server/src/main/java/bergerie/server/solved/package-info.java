/**
 * Solved hunts on the page: values of moves, puzzles, and tables built on request. The server
 * starts it; the desk asks it through its ports.
 */
@NullMarked
package bergerie.server.solved;

import org.jspecify.annotations.NullMarked;
