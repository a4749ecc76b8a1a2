/**
 * Running a house, and bringing matches in and out of it. {@link bergerie.app.Main} asks for the
 * list of commands; the rest is theirs.
 */
@NullMarked
package bergerie.app.host;

import org.jspecify.annotations.NullMarked;
