/**
 * Many games of bots against each other, and what they say about their strength. For commands and
 * benchmarks; nothing at a table needs it.
 */
@NullMarked
package bergerie.bots.arena;

import org.jspecify.annotations.NullMarked;
