package bergerie.games.pavillon.table;

import bergerie.games.pavillon.player.PetRef;

/**
 * A declared strike.
 *
 * @param less what an extra strike falls short of the Attack
 */
public record Strike(PetRef by, PetRef at, int less) {}
