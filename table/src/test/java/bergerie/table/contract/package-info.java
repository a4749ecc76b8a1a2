/**
 * What the page is told, written down once: types of the page are made from the records that the
 * server sends.
 */
@NullMarked
package bergerie.table.contract;

import org.jspecify.annotations.NullMarked;
