/**
 * Writers and readers of everything that travels. All but {@code Forms} is made from the records of
 * the wire; the mapping around it calls it.
 */
@NullMarked
package bergerie.table.wire.codec;

import org.jspecify.annotations.NullMarked;
