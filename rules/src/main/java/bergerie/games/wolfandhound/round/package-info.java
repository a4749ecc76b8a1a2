/**
 * Everything true of a round of Wolf &amp; Hound, secrets included. For the rules and their texts
 * only; bots may ask what they have imagined.
 */
@NullMarked
package bergerie.games.wolfandhound.round;

import org.jspecify.annotations.NullMarked;
