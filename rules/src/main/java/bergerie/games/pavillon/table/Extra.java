package bergerie.games.pavillon.table;

import bergerie.games.pavillon.player.PetRef;
import java.util.Optional;

/**
 * A strike a turn has besides its own.
 *
 * @param less how much it falls short of the Attack
 * @param not the pet that may not make it
 */
public record Extra(int less, Optional<PetRef> not) {}
