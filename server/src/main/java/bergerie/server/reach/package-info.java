/**
 * Where the house is and from where it is called: its addresses, and whose calls count as whose.
 * The door asks it for every call, the command line when it opens.
 */
@NullMarked
package bergerie.server.reach;

import org.jspecify.annotations.NullMarked;
