/**
 * Boards as bits: how they can be turned, and the ways that steps and jumps take. For packed twins
 * and for whoever numbers positions.
 */
@NullMarked
package bergerie.bots.board;

import org.jspecify.annotations.NullMarked;
