package bergerie.games.baghchal;

import static bergerie.games.baghchal.BaghChalPosition.BOARD;
import static bergerie.rules.hunt.HuntObjections.because;

import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntObjections;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.HuntView.Hand;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Piece;
import bergerie.rules.hunt.Side;
import bergerie.rules.hunt.Steps;
import bergerie.rules.hunt.TigerGame;
import java.util.ArrayList;
import java.util.List;

/** Bagh Chal: twenty sheep come one by one and try to leave four wolves no way. */
public final class BaghChal extends TigerGame<BaghChalPosition> {

  private static final Steps STEPS = new Steps(BOARD);
  private static final Paragraphs PARAGRAPHS = new Paragraphs("BC-4", "BC-5", "BC-7");

  public BaghChal() {
    super(BaghChalInfo.info(), BOARD, new BaghChalNotation(), PARAGRAPHS);
  }

  // BC-1: wolves on the corners, sheep begin; BC-6: with rams, one of them is red.
  @Override
  public Hunt<BaghChalPosition> start(Setup setup) {
    int rams = setup.whole("rams");
    Hand hand = new Hand(BaghChalPosition.FLOCK - rams, rams);
    int red = HuntOptions.red(setup).map(BOARD::set).orElse(0);
    int corners = BOARD.set(BaghChalInfo.CORNERS.toArray(String[]::new));
    BaghChalPosition position = new BaghChalPosition(corners, red, 0, 0, hand, Side.SHEEP);
    return new Hunt<>(position, Past.none(), Customs.ofTigers(setup));
  }

  @Override
  protected boolean canMove(Hunt<BaghChalPosition> state) {
    BaghChalPosition position = state.position();
    return switch (position.toMove()) {
      case SHEEP -> position.placing() || canStep(state, position.flock());
      case WOLVES ->
          canStep(state, position.wolves())
              || Jumper.anyCanJump(BOARD, position.wolves(), position);
    };
  }

  private boolean canStep(Hunt<BaghChalPosition> state, int movers) {
    return STEPS.any(movers, state.position().empty(), step -> !repeats(state, step));
  }

  @Override
  protected List<HuntMove> listed(Hunt<BaghChalPosition> state) {
    BaghChalPosition position = state.position();
    List<HuntMove> found = new ArrayList<>(40);
    if (position.toMove() == Side.WOLVES) {
      listWolves(position, found);
    } else if (position.placing()) {
      listPlacings(position, found);
    } else {
      for (int rest = position.flock(); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        STEPS.collect(from, BOARD.neighbours(from) & position.empty(), found);
      }
    }
    found.removeIf(move -> repeats(state, move));
    return found;
  }

  // BC-3: capturing is optional, one sheep a turn.
  private static void listWolves(BaghChalPosition position, List<HuntMove> found) {
    for (int rest = position.wolves(); rest != 0; rest &= rest - 1) {
      int wolf = Integer.numberOfTrailingZeros(rest);
      STEPS.collect(wolf, BOARD.neighbours(wolf) & position.empty(), found);
      for (Jump jump : BOARD.jumps(wolf)) {
        if (position.canJump(jump)) {
          found.add(new HuntMove.Capture(List.of(jump.from(), jump.to())));
        }
      }
    }
  }

  // BC-2: sheep are placed on any empty point; BC-6: the player chooses which.
  private static void listPlacings(BaghChalPosition position, List<HuntMove> found) {
    for (int rest = position.empty(); rest != 0; rest &= rest - 1) {
      Point at = BOARD.point(Integer.numberOfTrailingZeros(rest));
      if (position.hand().sheep() > 0) {
        found.add(new HuntMove.Place(Piece.SHEEP, at));
      }
      if (position.hand().rams() > 0) {
        found.add(new HuntMove.Place(Piece.RAM, at));
      }
    }
  }

  @Override
  protected BaghChalPosition stepped(BaghChalPosition position, Point from, Point to) {
    return position.stepped(from, to).handedOver();
  }

  @Override
  public Objection objection(Hunt<BaghChalPosition> state, Seat seat, HuntMove move) {
    BaghChalPosition position = state.position();
    return switch (move) {
      case HuntMove.Place(Piece piece, Point at) -> toPlacing(position, piece, at);
      case HuntMove.Step _ when position.toMove() == Side.SHEEP && position.placing() ->
          because(
              "BC-2",
              "No sheep moves before all are placed.",
              "Aucun mouton ne bouge avant que tous soient posés.");
      case HuntMove.Step(Point from, Point to) ->
          HuntObjections.toStep(BOARD, position, from, to).orElseGet(() -> toRepetition(state));
      case HuntMove.Capture(List<Point> path) ->
          HuntObjections.toJump(BOARD, position, path.get(0), path.get(1))
              .orElseGet(() -> toCapture(position, path));
    };
  }

  private static Objection toPlacing(BaghChalPosition position, Piece piece, Point at) {
    if (position.toMove() == Side.WOLVES) {
      return because("BC-1", "Wolves are never placed.", "Les loups ne se posent jamais.");
    }
    if (!position.placing()) {
      return because("BC-2", "All sheep are placed.", "Tous les moutons sont posés.");
    }
    if (position.top(at).isPresent()) {
      return new Objection("BC-2", new Words("{0} is not empty.", "{0} n’est pas libre.").with(at));
    }
    return piece == Piece.RAM
        ? because("BC-6", "No ram is left to place.", "Il ne reste aucun bélier à poser.")
        : because("BC-6", "Only rams are left to place.", "Il ne reste que des béliers à poser.");
  }

  private static Objection toCapture(BaghChalPosition position, List<Point> path) {
    return position.canJump(BOARD.jump(path.get(0), path.get(1)).orElseThrow())
        ? because(
            "BC-3",
            "A wolf captures one sheep per turn, no chain.",
            "Un loup capture un seul mouton par tour, sans enchaîner.")
        : because(
            "BC-6", "Only the red wolf captures rams.", "Seul le loup rouge capture les béliers.");
  }

  @Override
  public Hunt<BaghChalPosition> play(Hunt<BaghChalPosition> state, Actor actor, HuntMove move) {
    BaghChalPosition position = state.position();
    return switch (move) {
      case HuntMove.Place(Piece piece, Point at) ->
          renewed(state, position.placed(piece, at).handedOver());
      case HuntMove.Step(Point from, Point to) -> wandered(state, stepped(position, from, to));
      case HuntMove.Capture capture ->
          renewed(state, Jumper.jumpAll(BOARD, position, capture).handedOver());
    };
  }
}
