/**
 * The hunts, solved by retrograde analysis: which solver builds how much of which game, and whether
 * the tables are right. For commands, and for the server that builds small tables on request.
 */
@NullMarked
package bergerie.solve;

import org.jspecify.annotations.NullMarked;
