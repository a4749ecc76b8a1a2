/** What the hunt games have in common: wolves jump, sheep hem them in (HG-1 to HG-6). */
@NullMarked
package bergerie.rules.hunt;

import org.jspecify.annotations.NullMarked;
