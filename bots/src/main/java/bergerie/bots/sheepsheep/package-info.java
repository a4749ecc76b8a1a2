/** The best group a player can gather in Sheep Sheep, and a bot that gathers it. */
@NullMarked
package bergerie.bots.sheepsheep;

import org.jspecify.annotations.NullMarked;
