/** Rules, cards and other content from text files; cards are an owner’s of a box to edit. */
@NullMarked
package bergerie.rules.content;

import org.jspecify.annotations.NullMarked;
