/** A match as the fold of its log. Pure: no clock, no thread, no input or output. */
@NullMarked
package bergerie.table.match;

import org.jspecify.annotations.NullMarked;
