package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.rules.board.Board;
import org.junit.jupiter.api.Test;

/** The boards have the points, lines and jumps of the sheets. */
class BoardTest {

  @Test
  void alquerque() {
    Board board = Board.alquerque();
    assertEquals(25, board.points().size());
    assertEquals(56, board.lines().size());
    assertEquals(80, jumps(board));
    assertTrue(board.linked(board.at("A1"), board.at("B2")));
    assertFalse(board.linked(board.at("B1"), board.at("C2")));
  }

  @Test
  void alquerqueWithDen() {
    Board board = Board.alquerqueWithDen();
    assertEquals(31, board.points().size());
    assertEquals(66, board.lines().size());
    assertEquals(96, jumps(board));
    assertTrue(board.jump(board.at("A7"), board.at("E7")).isPresent());
    assertTrue(board.jump(board.at("C5"), board.at("A7")).isPresent());
  }

  private static int jumps(Board board) {
    return board.points().stream().mapToInt(point -> board.jumps(point.index()).length).sum();
  }
}
