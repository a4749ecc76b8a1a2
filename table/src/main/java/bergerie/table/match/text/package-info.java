/** Events as lines of the log. Pure: text in, text out. For the table, which keeps the log. */
@NullMarked
package bergerie.table.match.text;

import org.jspecify.annotations.NullMarked;
