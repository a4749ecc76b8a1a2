/**
 * Where the log is kept: one table of events in SQLite or PostgreSQL, one writer, group commit. For
 * the server, and for commands that read what is kept.
 */
@NullMarked
package bergerie.server.store;

import org.jspecify.annotations.NullMarked;
