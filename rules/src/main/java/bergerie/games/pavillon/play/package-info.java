/**
 * Carries moves out, with all that follows, on a bench that is changed in place and never leaves
 * this room. The game, its texts and its views ask; bots may play random games.
 */
@NullMarked
package bergerie.games.pavillon.play;

import org.jspecify.annotations.NullMarked;
