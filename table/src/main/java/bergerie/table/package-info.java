/**
 * Live matches: a table reads letters, writes its log and says what is said. Whoever drives one
 * hands it letters and carries its dispatches; the rest is nobody's business.
 */
@NullMarked
package bergerie.table;

import org.jspecify.annotations.NullMarked;
