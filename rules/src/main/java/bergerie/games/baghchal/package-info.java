/** Bagh Chal: four wolves, twenty sheep that are placed one by one (BC-1 to BC-7). */
@NullMarked
package bergerie.games.baghchal;

import org.jspecify.annotations.NullMarked;
