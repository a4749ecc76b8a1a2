/**
 * All tables of the house: a mailbox, threads, timers and bots for them, and those who are
 * connected. Called by the front door.
 */
@NullMarked
package bergerie.server.hall;

import org.jspecify.annotations.NullMarked;
