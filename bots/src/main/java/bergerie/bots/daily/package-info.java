/**
 * Tasks of the day for games with cards: each has one right answer, found by looking at everything
 * that can happen. The desk asks {@link bergerie.bots.daily.Daily}.
 */
@NullMarked
package bergerie.bots.daily;

import org.jspecify.annotations.NullMarked;
