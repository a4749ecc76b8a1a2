/**
 * What time it is in a house. The store lets it pass and stand still; the hall and its tables go by
 * it.
 */
@NullMarked
package bergerie.server.time;

import org.jspecify.annotations.NullMarked;
