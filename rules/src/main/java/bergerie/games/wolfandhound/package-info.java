/**
 * Wolf &amp; Hound: two teams of shepherds send wolves and hounds round the table (WH-1 to WH-46).
 */
@NullMarked
package bergerie.games.wolfandhound;

import org.jspecify.annotations.NullMarked;
