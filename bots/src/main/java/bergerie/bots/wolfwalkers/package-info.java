/** Bots for WolfWalkers. For the roster. */
@NullMarked
package bergerie.bots.wolfwalkers;

import org.jspecify.annotations.NullMarked;
