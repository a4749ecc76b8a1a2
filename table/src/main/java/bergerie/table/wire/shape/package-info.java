/**
 * Everything that travels, field for field: one record for each message, body and part of them, in
 * the order in which it is written. Codecs, the page's types, schemas and tables of the docs are
 * made from these; docs/wire-changes.md says how. For the codecs, and for those who make these
 * records from what they mean.
 */
@NullMarked
package bergerie.table.wire.shape;

import org.jspecify.annotations.NullMarked;
