/** Scenario files: a table set up in text, moves, and what is expected of them. */
@NullMarked
package bergerie.rules.scenario;

import org.jspecify.annotations.NullMarked;
