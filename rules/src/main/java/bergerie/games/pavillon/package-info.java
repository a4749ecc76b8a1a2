/**
 * Au Pavillon du Traqueur: tame pets, buy weapons, cast spells, and be the last one alive (PT-1 to
 * PT-41). Cards are values of a small effect language, read from content files. For the shelf, and
 * for bots of this game.
 */
@NullMarked
package bergerie.games.pavillon;

import org.jspecify.annotations.NullMarked;
