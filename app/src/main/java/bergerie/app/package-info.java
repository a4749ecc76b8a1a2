/** The command line, and the wiring by hand of everything else. */
@NullMarked
package bergerie.app;

import org.jspecify.annotations.NullMarked;
