/**
 * Scenario files: a table set up in text, moves, and what is expected of them; and lessons, which
 * ask for moves. For tests, guides, those who teach and the command line.
 */
@NullMarked
package bergerie.rules.scenario;

import org.jspecify.annotations.NullMarked;
