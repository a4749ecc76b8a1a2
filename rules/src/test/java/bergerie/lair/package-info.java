/**
 * Lair, a small game for tests only, with everything that is hard for a table: cards drawn one by
 * one, hidden hands, choices sealed at the same time, and sand.
 */
@NullMarked
package bergerie.lair;

import org.jspecify.annotations.NullMarked;
