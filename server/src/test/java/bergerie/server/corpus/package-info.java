/** Matches, databases and conversations of the past, kept to see that they stay what they were. */
@NullMarked
package bergerie.server.corpus;

import org.jspecify.annotations.NullMarked;
