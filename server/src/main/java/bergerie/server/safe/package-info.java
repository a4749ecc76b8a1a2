/**
 * Files that only their owner may read, and the keys in one of them, which lock the seeds in the
 * log. For the store, and for commands that write such files.
 */
@NullMarked
package bergerie.server.safe;

import org.jspecify.annotations.NullMarked;
