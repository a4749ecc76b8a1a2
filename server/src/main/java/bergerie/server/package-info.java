/**
 * The server: matches that are logs, tables that never lose a move, and the wire to the page. For
 * the command line, which starts it.
 */
@NullMarked
package bergerie.server;

import org.jspecify.annotations.NullMarked;
