/** Two games told a second time, from their rulebooks, and compared with the rules step by step. */
@NullMarked
package bergerie.second;

import org.jspecify.annotations.NullMarked;
