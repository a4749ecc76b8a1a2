/**
 * Where the calls of a page are answered: games, tables, matches, and what is known of positions.
 * Called by whoever carries requests; what needs threads is asked for through its ports.
 */
@NullMarked
package bergerie.table.desk;

import org.jspecify.annotations.NullMarked;
