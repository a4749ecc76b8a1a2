/**
 * The hunts, solved: exact values of all positions, layer by layer, and the tables that keep them.
 */
@NullMarked
package bergerie.bots.solve;

import org.jspecify.annotations.NullMarked;
