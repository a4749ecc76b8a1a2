/**
 * What one seat sees of Wolf &amp; Hound: the type that leaves the game. For the game, and for
 * whoever is shown the view.
 */
@NullMarked
package bergerie.games.wolfandhound.view;

import org.jspecify.annotations.NullMarked;
