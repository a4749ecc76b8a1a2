/**
 * Bagh Chal, solved backwards: the moving phase, then the placing phase. Called by name in {@link
 * bergerie.solve.Solvers} only.
 */
@NullMarked
package bergerie.solve.baghchal;

import org.jspecify.annotations.NullMarked;
