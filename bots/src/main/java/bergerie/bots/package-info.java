/**
 * Players that are programs. They see what their seat sees, and nothing else. Tables and commands
 * know bots by these types; which one plays what, {@code roster} says.
 */
@NullMarked
package bergerie.bots;

import org.jspecify.annotations.NullMarked;
