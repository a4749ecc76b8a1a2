/** All games of the house, each in a package of its own. */
@NullMarked
package bergerie.games;

import org.jspecify.annotations.NullMarked;
