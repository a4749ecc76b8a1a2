/**
 * The content files of the cards: read, checked, and put into plain words. The game reads its box
 * here; nobody else calls in.
 */
@NullMarked
package bergerie.games.pavillon.files;

import org.jspecify.annotations.NullMarked;
