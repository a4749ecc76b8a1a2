/** The command line, and the wiring by hand of everything else. Only the launcher calls it. */
@NullMarked
package bergerie.app;

import org.jspecify.annotations.NullMarked;
