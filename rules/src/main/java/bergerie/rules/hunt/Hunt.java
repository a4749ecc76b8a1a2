package bergerie.rules.hunt;

/** The state of a hunt: what stands on the board, and what stood there before. */
public record Hunt<P>(P position, Past<P> past) {}
