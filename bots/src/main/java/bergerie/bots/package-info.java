/** Players that are programs. They see what their seat sees, and nothing else. */
@NullMarked
package bergerie.bots;

import org.jspecify.annotations.NullMarked;
