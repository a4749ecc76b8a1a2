/**
 * What all solvers work with: cells outside the heap, workers that share them, layers on disk. For
 * solvers; others need a {@link bergerie.solve.layer.TableFolder} to read from.
 */
@NullMarked
package bergerie.solve.layer;

import org.jspecify.annotations.NullMarked;
