/**
 * Bagh Bandi: two wolves among four stacks of sheep (BB-1 to BB-7). For the shelf, and for the
 * packed twin of this hunt.
 */
@NullMarked
package bergerie.games.baghbandi;

import org.jspecify.annotations.NullMarked;
