/** Fox and Geese: one fox against thirteen geese on a cross of 33 points (FG-1 to FG-8). */
@NullMarked
package bergerie.games.foxandgeese;

import org.jspecify.annotations.NullMarked;
