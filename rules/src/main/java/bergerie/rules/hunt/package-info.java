/**
 * What the hunt games have in common: wolves jump, sheep hem them in (HG-1 to HG-6). For the three
 * hunts and their bots.
 */
@NullMarked
package bergerie.rules.hunt;

import org.jspecify.annotations.NullMarked;
