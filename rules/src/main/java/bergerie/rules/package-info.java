/**
 * The kernel: what every game at the table has in common. Pure functions over immutable values; no
 * clock, no randomness but {@link bergerie.rules.dice.Dice}, no text format but {@link
 * bergerie.rules.Notation}. For everybody.
 */
@NullMarked
package bergerie.rules;

import org.jspecify.annotations.NullMarked;
