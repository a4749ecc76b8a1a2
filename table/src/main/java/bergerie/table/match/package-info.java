/**
 * A match as the fold of its log. Pure: no clock, no thread, no input or output. For the table, and
 * for those who read finished matches.
 */
@NullMarked
package bergerie.table.match;

import org.jspecify.annotations.NullMarked;
