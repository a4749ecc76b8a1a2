/** What clients say to tables and tables to clients, as values. Called by tables and codecs. */
@NullMarked
package bergerie.table.wire;

import org.jspecify.annotations.NullMarked;
