/**
 * Chance: what may be drawn, and dice that draw it, known, quick or sealed until a match is over.
 * Everybody who deals or tries things out calls it; games never throw dice themselves.
 */
@NullMarked
package bergerie.rules.dice;

import org.jspecify.annotations.NullMarked;
