/**
 * Everything true of a game of Au Pavillon du Traqueur, secrets included: what lies on the table,
 * and what is still to be done. For the rules, their texts and views; bots may ask what they have
 * imagined.
 */
@NullMarked
package bergerie.games.pavillon.table;

import org.jspecify.annotations.NullMarked;
