/** What a table asks of the world around it. The server answers it, and so could anything else. */
@NullMarked
package bergerie.table.port;

import org.jspecify.annotations.NullMarked;
