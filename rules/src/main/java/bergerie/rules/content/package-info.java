/** Cards and other content from text files, which an owner of a box can edit. */
@NullMarked
package bergerie.rules.content;

import org.jspecify.annotations.NullMarked;
