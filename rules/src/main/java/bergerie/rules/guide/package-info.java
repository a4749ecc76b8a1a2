/**
 * The guide of a game: five sentences, chapters, and examples that are played. Whoever teaches a
 * game reads it here.
 */
@NullMarked
package bergerie.rules.guide;

import org.jspecify.annotations.NullMarked;
