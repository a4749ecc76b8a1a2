/**
 * Twins of the hunt games as bitboards that change in place: for playouts, search and solving. They
 * know nothing of texts or refusals, and are tied to the rules by equal perft and equal random
 * games. For bots and the module {@code solve}.
 */
@NullMarked
package bergerie.bots.packed;

import org.jspecify.annotations.NullMarked;
