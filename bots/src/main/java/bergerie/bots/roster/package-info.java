/**
 * Which bot plays which game at which level, and how well. It knows all kinds of bots, so none of
 * them knows it: tables, commands and the arena ask here for players.
 */
@NullMarked
package bergerie.bots.roster;

import org.jspecify.annotations.NullMarked;
