/**
 * A terminal to play at, replay and look things up. {@link bergerie.app.Main} asks for the list of
 * commands; the rest is theirs.
 */
@NullMarked
package bergerie.app.play;

import org.jspecify.annotations.NullMarked;
