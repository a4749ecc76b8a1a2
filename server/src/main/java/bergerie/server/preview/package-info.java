/**
 * What is shown of a link before anybody opens it: the page with a title, words and a picture of
 * its own. Called by the front door.
 */
@NullMarked
package bergerie.server.preview;

import org.jspecify.annotations.NullMarked;
