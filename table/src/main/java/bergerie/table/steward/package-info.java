/**
 * What comes of what a seat does or asks, by the rules of the game and of the house. Called by a
 * table for each message; nothing is written or said here.
 */
@NullMarked
package bergerie.table.steward;

import org.jspecify.annotations.NullMarked;
