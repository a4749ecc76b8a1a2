/** Benchmarks; docs/benchmarks.md has the commands and the figures. */
@NullMarked
package bergerie.bench;

import org.jspecify.annotations.NullMarked;
