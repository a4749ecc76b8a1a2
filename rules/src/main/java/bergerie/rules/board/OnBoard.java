package bergerie.rules.board;

/** A game played on points and lines, which a page can draw. */
public interface OnBoard {
  Diagram board();
}
