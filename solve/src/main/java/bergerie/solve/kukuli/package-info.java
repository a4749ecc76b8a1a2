/**
 * Kukuli, solved backwards from few sheep to many. Called by name in {@link bergerie.solve.Solvers}
 * only.
 */
@NullMarked
package bergerie.solve.kukuli;

import org.jspecify.annotations.NullMarked;
