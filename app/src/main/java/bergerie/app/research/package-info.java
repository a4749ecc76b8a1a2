/**
 * Solving, simulating, measuring: what the games are worth and how strong the bots are. {@link
 * bergerie.app.Main} asks for the list of commands; the rest is theirs.
 */
@NullMarked
package bergerie.app.research;

import org.jspecify.annotations.NullMarked;
