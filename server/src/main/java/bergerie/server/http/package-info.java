/**
 * The front door: the page, REST calls on their way to the desk and back, and the WebSocket. Called
 * by whoever starts a server.
 */
@NullMarked
package bergerie.server.http;

import org.jspecify.annotations.NullMarked;
