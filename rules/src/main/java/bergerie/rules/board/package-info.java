/** Boards of points and lines, as bits of an int. */
@NullMarked
package bergerie.rules.board;

import org.jspecify.annotations.NullMarked;
