/** Codecs that were made, against Jackson. */
@NullMarked
package bergerie.table.codec;

import org.jspecify.annotations.NullMarked;
