/** The house under attack: everything a stranger can do to it, and guests who play meanwhile. */
@NullMarked
package bergerie.server.attack;

import org.jspecify.annotations.NullMarked;
