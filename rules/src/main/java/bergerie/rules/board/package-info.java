/** Boards of points and lines, as bits of an int. For games on such boards, and their bots. */
@NullMarked
package bergerie.rules.board;

import org.jspecify.annotations.NullMarked;
