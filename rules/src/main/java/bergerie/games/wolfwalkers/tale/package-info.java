/**
 * Everything true of a game of WolfWalkers, secrets included, and how a turn goes on. For the rules
 * and their texts and views only; bots may ask what they have imagined.
 */
@NullMarked
package bergerie.games.wolfwalkers.tale;

import org.jspecify.annotations.NullMarked;
