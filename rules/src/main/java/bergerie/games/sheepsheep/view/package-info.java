/**
 * What one seat sees of Sheep Sheep: the type that leaves the game, and how it is made. For the
 * game, and for whoever is shown the view.
 */
@NullMarked
package bergerie.games.sheepsheep.view;

import org.jspecify.annotations.NullMarked;
