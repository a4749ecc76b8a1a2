/**
 * Scaffolds, scenarios and loads for those who work on the program. {@link bergerie.app.Main} asks
 * for the list of commands; the rest is theirs.
 */
@NullMarked
package bergerie.app.develop;

import org.jspecify.annotations.NullMarked;
