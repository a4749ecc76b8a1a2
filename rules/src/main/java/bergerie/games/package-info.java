/**
 * All games of the house, each in a package of its own. Whoever needs games asks the {@link
 * bergerie.games.Shelf}; no game knows another.
 */
@NullMarked
package bergerie.games;

import org.jspecify.annotations.NullMarked;
