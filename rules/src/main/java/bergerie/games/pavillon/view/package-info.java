/**
 * What one seat sees of Au Pavillon du Traqueur: the type that leaves the game, and how it is made
 * of a table. For the game, and for whoever is shown the view.
 */
@NullMarked
package bergerie.games.pavillon.view;

import org.jspecify.annotations.NullMarked;
