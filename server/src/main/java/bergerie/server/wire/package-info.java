/**
 * What is said between a client and the server, one sealed type each way. docs/wire.md describes
 * it.
 */
@NullMarked
package bergerie.server.wire;

import org.jspecify.annotations.NullMarked;
