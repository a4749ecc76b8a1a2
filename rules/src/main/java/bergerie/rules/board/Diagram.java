package bergerie.rules.board;

import java.util.List;

/** Points and lines as they are drawn, however many there are. */
public interface Diagram {

  List<Point> points();

  List<Board.Line> lines();
}
