/**
 * A load driver: many tables with two real clients each against a server in a process of its own,
 * every state checked by the driver's own copy of the rules. For {@code bench-load} alone.
 */
@NullMarked
package bergerie.app.load;

import org.jspecify.annotations.NullMarked;
