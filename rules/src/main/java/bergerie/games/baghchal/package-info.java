/**
 * Bagh Chal: four wolves, twenty sheep that are placed one by one (BC-1 to BC-7). For the shelf,
 * and for the packed twin of this hunt.
 */
@NullMarked
package bergerie.games.baghchal;

import org.jspecify.annotations.NullMarked;
