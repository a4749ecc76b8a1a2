/**
 * What commands share: the options they take, how they print and how they refuse. For commands
 * only.
 */
@NullMarked
package bergerie.app.common;

import org.jspecify.annotations.NullMarked;
