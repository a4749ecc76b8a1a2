/**
 * Kukuli: one wolf against twelve sheep, and a den (KU-1 to KU-7). For the shelf, and for the
 * packed twin of this hunt.
 */
@NullMarked
package bergerie.games.kukuli;

import org.jspecify.annotations.NullMarked;
