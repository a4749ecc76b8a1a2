/** Bagh Bandi: two wolves among four stacks of sheep (BB-1 to BB-7). */
@NullMarked
package bergerie.games.baghbandi;

import org.jspecify.annotations.NullMarked;
