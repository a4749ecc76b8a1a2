/** Live matches: one mailbox per table, the people around it, its bots and its deadlines. */
@NullMarked
package bergerie.server.table;

import org.jspecify.annotations.NullMarked;
