/**
 * Wolf &amp; Hound: two teams of shepherds send wolves and hounds round the table (WH-1 to WH-46).
 * For the shelf, and for bots of this game.
 */
@NullMarked
package bergerie.games.wolfandhound;

import org.jspecify.annotations.NullMarked;
