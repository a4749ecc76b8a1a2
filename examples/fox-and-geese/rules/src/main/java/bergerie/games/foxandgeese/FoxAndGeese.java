package bergerie.games.foxandgeese;

import static bergerie.games.foxandgeese.Cross.BOARD;
import static bergerie.games.foxandgeese.Cross.bit;

import bergerie.rules.Actor;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.OpenGame;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.board.Diagram;
import bergerie.rules.board.Jump;
import bergerie.rules.board.OnBoard;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.Past;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Fox and Geese: the geese hem the fox in, or it takes so many that they no longer can. */
public final class FoxAndGeese implements OpenGame<Hunt<Chase>, Run, FoxAndGeeseView>, OnBoard {

  private final GameInfo info = FoxAndGeeseInfo.info();
  private final FoxAndGeeseNotation notation = new FoxAndGeeseNotation();

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Diagram board() {
    return BOARD;
  }

  // FG-1: an arm, the row before it, and as options the ends of the next two rows; FG-2: geese
  // first.
  @Override
  public Hunt<Chase> start(Setup setup) {
    int flock = setup.whole("geese");
    long geese = 0;
    for (Point point : BOARD.points()) {
      boolean end = point.x() == 0 || point.x() == 6;
      if (point.y() <= 2
          || (end && point.y() == 3 && flock > 13)
          || (end && point.y() == 4 && flock > 15)) {
        geese |= bit(point);
      }
    }
    Chase chase = new Chase(flock, BOARD.at("D4"), geese, Chase.GEESE);
    return new Hunt<>(chase, Past.of(chase));
  }

  @Override
  public Turn turn(Hunt<Chase> state) {
    return decided(state)
        .or(() -> stuck(state.position()))
        .<Turn>map(Turn.Over::new)
        .orElse(Turn.of(state.position().toMove()));
  }

  private static Optional<Outcome> decided(Hunt<Chase> state) {
    Chase chase = state.position();
    // FG-7
    if (chase.fewLeft()) {
      return foxWins(
          new Words(
              "Too few geese are left to hem the fox in.",
              "Il reste trop peu d’oies pour enfermer le renard."));
    }
    // FG-8
    if (state.past().times(chase) >= 3) {
      Words why =
          new Words(
              "The same position for the third time.", "La même position pour la troisième fois.");
      return Optional.of(new Outcome(List.of(), List.of(0, 0), "FG-8", why));
    }
    return Optional.empty();
  }

  private static Optional<Outcome> stuck(Chase chase) {
    if (!listed(chase).isEmpty()) {
      return Optional.empty();
    }
    // FG-6 and FG-7
    return chase.foxMoves()
        ? Optional.of(
            new Outcome(
                List.of(Chase.GEESE),
                List.of(0, 1),
                "FG-6",
                new Words("The fox is hemmed in.", "Le renard est enfermé.")))
        : foxWins(new Words("The geese can’t move.", "Les oies ne peuvent plus bouger."));
  }

  private static Optional<Outcome> foxWins(Words why) {
    return Optional.of(new Outcome(List.of(Chase.FOX), List.of(1, 0), "FG-7", why));
  }

  @Override
  public List<Run> moves(Hunt<Chase> state, Seat seat) {
    return seat.equals(state.position().toMove()) && decided(state).isEmpty()
        ? listed(state.position())
        : List.of();
  }

  private static List<Run> listed(Chase chase) {
    List<Run> found = new ArrayList<>();
    if (chase.foxMoves()) {
      // FG-4: the fox may capture, and need not.
      chains(List.of(chase.fox()), chase, found);
      steps(chase, chase.fox(), found);
    } else {
      BOARD.each(chase.geese()).forEach(goose -> steps(chase, goose, found));
    }
    return found;
  }

  // FG-5: a chain is one move, and so is every beginning of it.
  private static void chains(List<Point> path, Chase chase, List<Run> found) {
    for (Jump jump : BOARD.jumps(path.getLast())) {
      if (chase.canJump(jump)) {
        List<Point> longer = new ArrayList<>(path);
        longer.add(jump.to());
        found.add(new Run.Capture(longer));
        chains(longer, chase.jumped(jump), found);
      }
    }
  }

  private static void steps(Chase chase, Point from, List<Run> found) {
    for (Point to : BOARD.each(chase.roomAround(from))) {
      if (chase.foxMoves() || !isBack(from, to)) {
        found.add(new Run.Step(from, to));
      }
    }
  }

  // FG-3
  private static boolean isBack(Point from, Point to) {
    return to.y() < from.y();
  }

  @Override
  public Objection objection(Hunt<Chase> state, Seat seat, Run move) {
    return switch (move) {
      case Run.Step(Point from, Point to) -> Objections.toStep(state.position(), from, to);
      case Run.Capture capture -> Objections.toCapture(state.position(), capture);
    };
  }

  @Override
  public Hunt<Chase> play(Hunt<Chase> state, Actor actor, Run move) {
    Chase chase = state.position();
    return switch (move) {
      case Run.Step(Point from, Point to) -> {
        Chase next = chase.stepped(from, to).handedOver();
        boolean forGood = !chase.foxMoves() && to.y() > from.y();
        yield new Hunt<>(next, forGood ? Past.of(next) : state.past().and(next));
      }
      case Run.Capture(List<Point> path) -> {
        Chase now = chase;
        for (int i = 1; i < path.size(); i++) {
          now = now.jumped(BOARD.jump(path.get(i - 1), path.get(i)).orElseThrow());
        }
        yield new Hunt<>(now.handedOver(), Past.of(now.handedOver()));
      }
    };
  }

  @Override
  public FoxAndGeeseView view(Hunt<Chase> state, Viewer viewer) {
    Chase chase = state.position();
    return new FoxAndGeeseView(
        chase.fox().name(),
        BOARD.each(chase.geese()).stream().map(Point::name).toList(),
        chase.toMove().index(),
        chase.captured(),
        chase.toWin());
  }

  @Override
  public Notation<Hunt<Chase>, Run, FoxAndGeeseView> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(Hunt<Chase> state) {
    Chase chase = state.position();
    return Map.of("geese", BOARD.each(chase.geese()).size() + chase.captured());
  }
}
