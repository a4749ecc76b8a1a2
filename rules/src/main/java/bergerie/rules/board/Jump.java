package bergerie.rules.board;

/** From a point over its neighbour to the next point straight behind. */
public record Jump(Point from, Point over, Point to) {}
