package bergerie.bots.tables;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bagh Bandi once more, written down from the rule sheet on boards of text, for flocks so small
 * that by the rules the game would be over.
 *
 * @param left with so many sheep left, the wolves have won
 */
record FewSheep(int left) implements PlainSolver.Play<FewSheep.Table> {

  private static final char EMPTY = '0';
  private static final char WOLF = 'W';

  /**
   * Two wolves and some sheep.
   *
   * @param board for each point how many sheep stand there, or a wolf
   */
  record Table(String board, Side toMove) {

    static Table of(BaghBandiPosition position) {
      StringBuilder board = new StringBuilder();
      for (Point point : BOARD.points()) {
        boolean wolf = (position.wolves() & point.bit()) != 0;
        board.append(wolf ? WOLF : (char) (EMPTY + position.height(point)));
      }
      return new Table(board.toString(), position.toMove());
    }

    char at(Point point) {
      return board.charAt(point.index());
    }

    boolean sheepAt(Point point) {
      return at(point) != WOLF && at(point) != EMPTY;
    }

    Table with(Point point, char what) {
      StringBuilder changed = new StringBuilder(board);
      changed.setCharAt(point.index(), what);
      return new Table(changed.toString(), toMove);
    }

    Table withoutTop(Point point) {
      return with(point, (char) (at(point) - 1));
    }

    Table wolfMoved(Point from, Point to) {
      return with(from, EMPTY).with(to, WOLF);
    }

    Table stepped(Point from, Point to) {
      return at(from) == WOLF ? wolfMoved(from, to) : withoutTop(from).with(to, '1');
    }

    Table handedOver() {
      return new Table(board, toMove.other());
    }
  }

  @Override
  public Side toMove(Table table) {
    return table.toMove;
  }

  @Override
  public Optional<Side> winner(Table table) {
    int sheep = table.board.chars().filter(c -> c != WOLF).map(c -> c - EMPTY).sum();
    if (sheep <= left) {
      return Optional.of(Side.WOLVES);
    }
    return next(table).isEmpty() ? Optional.of(table.toMove.other()) : Optional.empty();
  }

  @Override
  public List<Table> next(Table table) {
    List<Table> next = new ArrayList<>();
    for (Board.Line line : BOARD.lines()) {
      step(table, line.a(), line.b(), next);
      step(table, line.b(), line.a(), next);
    }
    for (Point point : BOARD.points()) {
      if (table.toMove == Side.WOLVES && table.at(point) == WOLF) {
        chains(table, point, List.of(), next);
      }
    }
    return next;
  }

  private static void step(Table table, Point from, Point to, List<Table> next) {
    boolean mover = table.toMove == Side.WOLVES ? table.at(from) == WOLF : table.sheepAt(from);
    if (mover && table.at(to) == EMPTY) {
      next.add(table.stepped(from, to).handedOver());
    }
  }

  private static void chains(Table table, Point wolf, List<Point> jumped, List<Table> next) {
    for (Jump jump : BOARD.jumps(wolf.index())) {
      if (table.sheepAt(jump.over())
          && !jumped.contains(jump.over())
          && table.at(jump.to()) == EMPTY) {
        Table after = table.withoutTop(jump.over()).wolfMoved(wolf, jump.to());
        next.add(after.handedOver());
        List<Point> longer = new ArrayList<>(jumped);
        longer.add(jump.over());
        chains(after, jump.to(), longer, next);
      }
    }
  }
}
