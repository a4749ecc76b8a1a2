/**
 * What tables are made of: layers, the numbers of their positions, the codes of their values, and
 * the bytes they are read from. The module that builds tables writes what is read here; nobody else
 * needs more than a {@link bergerie.bots.layers.Verdict}.
 */
@NullMarked
package bergerie.bots.layers;

import org.jspecify.annotations.NullMarked;
