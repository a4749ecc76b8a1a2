/** Bots for WolfWalkers. */
@NullMarked
package bergerie.bots.wolfwalkers;

import org.jspecify.annotations.NullMarked;
