package bergerie.bots.solve;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Bagh Bandi once more, written down from the rule sheet without looking at speed, for flocks so
 * small that by the rules the game would be over.
 */
record FewSheep(Field field, int left) implements PlainSolver.Play<FewSheep.Table> {

  /** How many sheep stand on each point, and where the wolves are, by the numbers of points. */
  record Table(TreeMap<Integer, Integer> sheep, TreeSet<Integer> wolves, Side toMove) {

    static Table of(BaghBandiPosition position) {
      TreeMap<Integer, Integer> sheep = new TreeMap<>();
      TreeSet<Integer> wolves = new TreeSet<>();
      for (Point point : BOARD.points()) {
        if ((position.sheep() & point.bit()) != 0) {
          sheep.put(point.index(), position.height(point));
        }
        if ((position.wolves() & point.bit()) != 0) {
          wolves.add(point.index());
        }
      }
      return new Table(sheep, wolves, position.toMove());
    }

    boolean empty(Point point) {
      return !sheep.containsKey(point.index()) && !wolves.contains(point.index());
    }

    /** One sheep leaves a point. */
    Table without(Point point) {
      TreeMap<Integer, Integer> rest = new TreeMap<>(sheep);
      rest.merge(point.index(), -1, Integer::sum);
      rest.values().remove(0);
      return new Table(rest, wolves, toMove);
    }

    Table with(Point point) {
      TreeMap<Integer, Integer> more = new TreeMap<>(sheep);
      more.put(point.index(), 1);
      return new Table(more, wolves, toMove);
    }

    Table moved(Point wolf, Point to) {
      TreeSet<Integer> moved = new TreeSet<>(wolves);
      moved.remove(wolf.index());
      moved.add(to.index());
      return new Table(sheep, moved, toMove);
    }

    Table handedOver() {
      return new Table(sheep, wolves, toMove.other());
    }
  }

  @Override
  public Side toMove(Table table) {
    return table.toMove;
  }

  @Override
  public Optional<Side> winner(Table table) {
    if (table.sheep.values().stream().mapToInt(Integer::intValue).sum() <= left) {
      return Optional.of(Side.WOLVES);
    }
    return next(table).isEmpty() ? Optional.of(table.toMove.other()) : Optional.empty();
  }

  @Override
  public List<Table> next(Table table) {
    List<Table> next = new ArrayList<>();
    for (Point from : BOARD.points()) {
      boolean wolf = table.wolves.contains(from.index());
      if (wolf && table.toMove == Side.WOLVES) {
        chains(table, from, List.of(), next);
      }
      if (wolf ? table.toMove == Side.WOLVES : sheepMoves(table, from)) {
        for (Point to : BOARD.points()) {
          if (BOARD.linked(from, to) && table.empty(to)) {
            next.add((wolf ? table.moved(from, to) : table.without(from).with(to)).handedOver());
          }
        }
      }
    }
    return next;
  }

  private static boolean sheepMoves(Table table, Point from) {
    return table.toMove == Side.SHEEP && table.sheep.containsKey(from.index());
  }

  private static void chains(Table table, Point wolf, List<Point> jumped, List<Table> next) {
    for (Jump jump : BOARD.jumps(wolf.index())) {
      if (table.sheep.containsKey(jump.over().index())
          && !jumped.contains(jump.over())
          && table.empty(jump.to())) {
        Table after = table.without(jump.over()).moved(wolf, jump.to());
        next.add(after.handedOver());
        List<Point> longer = new ArrayList<>(jumped);
        longer.add(jump.over());
        chains(after, jump.to(), longer, next);
      }
    }
  }
}
