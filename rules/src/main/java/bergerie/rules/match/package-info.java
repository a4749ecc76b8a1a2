/**
 * A match on paper: its record, the text file it is kept in, and the check that every card was
 * drawn as promised. docs/match-file.md describes the file. For whoever reads, writes or checks
 * such files.
 */
@NullMarked
package bergerie.rules.match;

import org.jspecify.annotations.NullMarked;
