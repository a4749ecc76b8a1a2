/**
 * Rules, cards and other content from text files; cards are an owner’s of a box to edit. For games
 * that have any, and for those who tell what is in a box.
 */
@NullMarked
package bergerie.rules.content;

import org.jspecify.annotations.NullMarked;
