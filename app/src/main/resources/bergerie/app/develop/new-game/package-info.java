/** @TITLE@: two players drive sheep into the fold (@RULE@-1 to @RULE@-3). */
@NullMarked
package bergerie.games.@PACKAGE@;

import org.jspecify.annotations.NullMarked;
