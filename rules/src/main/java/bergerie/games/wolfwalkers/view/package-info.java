/**
 * What one seat sees of WolfWalkers: the type that leaves the game, and how it is made of a tale.
 * For the game, and for whoever is shown the view.
 */
@NullMarked
package bergerie.games.wolfwalkers.view;

import org.jspecify.annotations.NullMarked;
