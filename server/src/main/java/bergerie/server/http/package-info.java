/** The front door: the page, the REST calls and the WebSocket. */
@NullMarked
package bergerie.server.http;

import org.jspecify.annotations.NullMarked;
