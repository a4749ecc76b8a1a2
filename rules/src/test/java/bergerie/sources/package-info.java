/** Where rules and cards come from: their quotations are in the rulebooks, and the docs tell. */
@NullMarked
package bergerie.sources;

import org.jspecify.annotations.NullMarked;
