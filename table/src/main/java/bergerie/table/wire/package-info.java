/**
 * What clients say to tables and tables to clients, as values, and the way from there to the text
 * of the wire and back: docs/wire.md. Called by tables and by whoever carries the text.
 */
@NullMarked
package bergerie.table.wire;

import org.jspecify.annotations.NullMarked;
