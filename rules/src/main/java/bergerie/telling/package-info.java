/**
 * What happens at a table, put into words: sentences that agree in number, gender and person, and
 * the beats behind them. Everybody may speak; nothing here knows a game.
 */
@NullMarked
package bergerie.telling;

import org.jspecify.annotations.NullMarked;
