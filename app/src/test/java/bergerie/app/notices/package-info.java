/** The work of others that travels with the program, and the file that names it. */
@NullMarked
package bergerie.app.notices;

import org.jspecify.annotations.NullMarked;
