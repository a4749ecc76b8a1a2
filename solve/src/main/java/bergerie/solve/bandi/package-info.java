/**
 * Bagh Bandi, solved backwards from low stacks to high ones, whole rows of positions at a time.
 * Called by name in {@link bergerie.solve.Solvers} only.
 */
@NullMarked
package bergerie.solve.bandi;

import org.jspecify.annotations.NullMarked;
