package bergerie.games.sheepsheep.meadow;

/** A card that was won, as it lay: nobody looks under it (SS-10). */
public record Won(Laid laid, Verso verso) {}
