/**
 * The best group a player can gather in Sheep Sheep, and a bot that gathers it. For the roster, and
 * for whoever trains somebody.
 */
@NullMarked
package bergerie.bots.sheepsheep;

import org.jspecify.annotations.NullMarked;
