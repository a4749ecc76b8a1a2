package bergerie.games.baghbandi;

import static bergerie.games.baghbandi.Field.BOARD;
import static bergerie.rules.hunt.HuntObjections.because;

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
import bergerie.rules.board.Board;
import bergerie.rules.board.Jump;
import bergerie.rules.board.OnBoard;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntObjections;
import bergerie.rules.hunt.HuntOutcomes;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.rules.hunt.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Bagh Bandi: twenty sheep pour out of four stacks around two wolves. */
public final class BaghBandi
    implements OpenGame<Hunt<BaghBandiPosition>, HuntMove, HuntView>, OnBoard {

  private static final Steps STEPS = new Steps(BOARD);

  private final GameInfo info = BaghBandiInfo.info();
  private final BaghBandiNotation notation = new BaghBandiNotation();

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Board board() {
    return BOARD;
  }

  // BB-1: two wolves, four stacks of five, sheep begin; BB-7: rams on top, first wolf red.
  @Override
  public Hunt<BaghBandiPosition> start(Setup setup) {
    Field field = Field.of(setup);
    String wolves = setup.option("start");
    Point first = BOARD.at(wolves.substring(0, 2));
    Point second = BOARD.at(wolves.substring(2));
    int rams = 0;
    int sheep = 0;
    int under = 0;
    for (int home = 0; home < field.homes().size(); home++) {
      if (home < setup.whole("rams")) {
        rams |= field.homes().get(home).bit();
      } else {
        sheep |= field.homes().get(home).bit();
      }
      under |= BaghBandiPosition.under(home, BaghBandiPosition.STACK);
    }
    int red = rams == 0 ? 0 : first.bit();
    return new Hunt<>(
        new BaghBandiPosition(
            field, first.bit() | second.bit(), red, sheep, rams, under, Side.SHEEP),
        Past.none());
  }

  @Override
  public Turn turn(Hunt<BaghBandiPosition> state) {
    return decided(state.position())
        .or(() -> stuck(state))
        .<Turn>map(Turn.Over::new)
        .orElse(state.position().toMove().turn());
  }

  // BB-5
  private static Optional<Outcome> decided(BaghBandiPosition position) {
    return position.won() ? HuntOutcomes.fiveCaptured("BB-5") : Optional.empty();
  }

  // BB-5, HG-4 and HG-5
  private static Optional<Outcome> stuck(Hunt<BaghBandiPosition> state) {
    return canMove(state)
        ? Optional.empty()
        : HuntOutcomes.stuck(state.position().toMove(), "BB-5");
  }

  private static boolean canMove(Hunt<BaghBandiPosition> state) {
    BaghBandiPosition position = state.position();
    if (position.toMove() == Side.SHEEP) {
      return STEPS.any(position.flock(), position.empty(), step -> !repeats(state, step));
    }
    return Jumper.anyCanMove(BOARD, position.wolves(), position.empty(), Prowl.from(position));
  }

  @Override
  public List<HuntMove> moves(Hunt<BaghBandiPosition> state, Seat seat) {
    BaghBandiPosition position = state.position();
    return seat.equals(position.toMove().seat()) && decided(position).isEmpty()
        ? listed(state)
        : List.of();
  }

  // BB-2 for the sheep; BB-4 for the wolves: capturing is optional, chains are allowed.
  private static List<HuntMove> listed(Hunt<BaghBandiPosition> state) {
    BaghBandiPosition position = state.position();
    List<HuntMove> found = new ArrayList<>(40);
    int movers = position.toMove() == Side.WOLVES ? position.wolves() : position.flock();
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      STEPS.collect(from, BOARD.neighbours(from) & position.empty(), found);
      if (position.toMove() == Side.WOLVES) {
        Jumper.chains(BOARD, BOARD.point(from), Prowl.from(position), found);
      }
    }
    if (position.toMove() == Side.SHEEP) {
      found.removeIf(move -> repeats(state, move));
    }
    return found;
  }

  // BB-6: a sheep move that would make a position occur for the third time is illegal.
  private static boolean repeats(Hunt<BaghBandiPosition> state, HuntMove move) {
    return state.past().size() >= 2
        && move instanceof HuntMove.Step(Point from, Point to)
        && state.past().times(state.position().sheepMoved(from, to).handedOver()) >= 2;
  }

  @Override
  public Objection objection(Hunt<BaghBandiPosition> state, Seat seat, HuntMove move) {
    BaghBandiPosition position = state.position();
    return switch (move) {
      case HuntMove.Place _ ->
          because(
              "BB-1",
              "All pieces are on the board from the start.",
              "Toutes les pièces sont sur le plateau dès le début.");
      case HuntMove.Step(Point from, Point to) when stacksAgain(position, from, to) ->
          because("BB-2", "Sheep are never stacked again.", "On n’empile jamais de nouveau.");
      case HuntMove.Step(Point from, Point to) ->
          HuntObjections.toStep(BOARD, position, from, to)
              .orElse(HuntObjections.repetition("BB-6"));
      case HuntMove.Capture capture -> toCapture(position, capture);
    };
  }

  private static boolean stacksAgain(BaghBandiPosition position, Point from, Point to) {
    return position.toMove() == Side.SHEEP
        && BOARD.linked(from, to)
        && (position.flock() & from.bit()) != 0
        && (position.flock() & to.bit()) != 0;
  }

  private static Objection toCapture(BaghBandiPosition position, HuntMove.Capture capture) {
    Prowl prowl = Prowl.from(position);
    for (int i = 1; i < capture.path().size(); i++) {
      Point from = capture.path().get(i - 1);
      Point to = capture.path().get(i);
      Optional<Objection> common = HuntObjections.toJump(BOARD, prowl.position(), from, to);
      if (common.isPresent()) {
        return common.get();
      }
      if (prowl.position().won()) {
        return HuntObjections.chainWon();
      }
      Jump jump = BOARD.jump(from, to).orElseThrow();
      if (prowl.again(jump)) {
        return because(
            "BB-4",
            "No point is jumped twice in one turn.",
            "Aucun point n’est sauté deux fois dans un tour.");
      }
      if (!prowl.canJump(jump)) {
        return because(
            "BB-7", "Only the red wolf captures rams.", "Seul le loup rouge capture les béliers.");
      }
      prowl = prowl.jumped(jump);
    }
    throw new IllegalArgumentException("nothing against " + capture);
  }

  @Override
  public Hunt<BaghBandiPosition> play(Hunt<BaghBandiPosition> state, Actor actor, HuntMove move) {
    BaghBandiPosition position = state.position();
    return switch (move) {
      case HuntMove.Step(Point from, Point to) when position.toMove() == Side.WOLVES ->
          new Hunt<>(position.wolfMoved(from, to).handedOver(), state.past());
      case HuntMove.Step(Point from, Point to) -> {
        BaghBandiPosition next = position.sheepMoved(from, to).handedOver();
        boolean forGood = next.under() != position.under();
        yield new Hunt<>(next, forGood ? Past.of(next) : state.past().and(next));
      }
      case HuntMove.Capture capture ->
          new Hunt<>(
              Jumper.jumpAll(BOARD, Prowl.from(position), capture).position().handedOver(),
              Past.none());
      case HuntMove.Place place -> throw new IllegalArgumentException("never legal: " + place);
    };
  }

  @Override
  public HuntView view(Hunt<BaghBandiPosition> state, Viewer viewer) {
    return HuntView.of(BOARD, state.position(), BaghBandiPosition.TO_WIN, HuntView.Hand.EMPTY);
  }

  @Override
  public Notation<Hunt<BaghBandiPosition>, HuntMove, HuntView> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(Hunt<BaghBandiPosition> state) {
    return state.position().stock(BOARD, HuntView.Hand.EMPTY);
  }
}
