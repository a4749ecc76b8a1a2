/** Codecs that were made, against Jackson. */
@NullMarked
package bergerie.server.codec;

import org.jspecify.annotations.NullMarked;
