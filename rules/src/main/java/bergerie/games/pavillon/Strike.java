package bergerie.games.pavillon;

/**
 * A declared strike.
 *
 * @param less what an extra strike falls short of the Attack
 */
record Strike(PetRef by, PetRef at, int less) {}
