/** Kukuli: one wolf against twelve sheep, and a den (KU-1 to KU-7). */
@NullMarked
package bergerie.games.kukuli;

import org.jspecify.annotations.NullMarked;
