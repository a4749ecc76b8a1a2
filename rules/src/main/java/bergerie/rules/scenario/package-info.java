/**
 * Scenario files: a table set up in text, moves, and what is expected of them. For tests, guides
 * and the command line.
 */
@NullMarked
package bergerie.rules.scenario;

import org.jspecify.annotations.NullMarked;
