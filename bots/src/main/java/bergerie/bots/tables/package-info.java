/**
 * Solved hunts (tablebases), read: what positions are worth, puzzles, the bot that never errs. The
 * roster, the server and commands ask an {@link bergerie.bots.tables.Almanac}.
 */
@NullMarked
package bergerie.bots.tables;

import org.jspecify.annotations.NullMarked;
