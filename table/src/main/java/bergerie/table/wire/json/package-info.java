/**
 * JSON as text: a writer into a sink, a strict reader, and fields with their bounds. Nothing here
 * knows a message; adapters and codecs may call it.
 */
@NullMarked
package bergerie.table.wire.json;

import org.jspecify.annotations.NullMarked;
