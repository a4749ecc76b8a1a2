/**
 * Writers and readers of everything that travels. All but {@code Views}, {@code ViewWriter} and
 * {@code Forms} is made from the records of the wire; the mapping around it calls it.
 */
@NullMarked
package bergerie.server.wire.codec;

import org.jspecify.annotations.NullMarked;
