/** Where the log is kept: one table of events in SQLite or PostgreSQL, one writer, group commit. */
@NullMarked
package bergerie.server.store;

import org.jspecify.annotations.NullMarked;
