/** A real server process, killed again and again while people play. */
@NullMarked
package bergerie.server.kill;

import org.jspecify.annotations.NullMarked;
