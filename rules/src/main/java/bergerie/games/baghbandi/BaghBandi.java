package bergerie.games.baghbandi;

import static bergerie.games.baghbandi.Field.BOARD;
import static bergerie.rules.hunt.HuntObjections.because;

import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntObjections;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.rules.hunt.Steps;
import bergerie.rules.hunt.TigerGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Bagh Bandi: twenty sheep pour out of four stacks around two wolves. */
public final class BaghBandi extends TigerGame<BaghBandiPosition> {

  private static final Steps STEPS = new Steps(BOARD);
  private static final List<String> STACKS = List.of("1", "2", "3", "4");
  private static final Paragraphs PARAGRAPHS = new Paragraphs("BB-5", "BB-6", "BB-6");

  public BaghBandi() {
    super(BaghBandiInfo.info(), BOARD, new BaghBandiNotation(), PARAGRAPHS);
  }

  // BB-1: two wolves, four stacks of five, sheep begin; BB-7: rams on top, one wolf red.
  @Override
  public Hunt<BaghBandiPosition> start(Setup setup) {
    Field field = Field.of(setup);
    String wolves = setup.option("start");
    Point first = BOARD.at(wolves.substring(0, 2));
    Point second = BOARD.at(wolves.substring(2));
    List<String> withRams = HuntOptions.placesOfRams(setup, STACKS);
    int rams = 0;
    int sheep = 0;
    int under = 0;
    for (int home = 0; home < field.homes().size(); home++) {
      if (withRams.contains(Integer.toString(home + 1))) {
        rams |= field.homes().get(home).bit();
      } else {
        sheep |= field.homes().get(home).bit();
      }
      under |= BaghBandiPosition.under(home, BaghBandiPosition.STACK);
    }
    int red =
        HuntOptions.red(setup)
            .map(wolf -> wolf.equals("first") ? first.bit() : second.bit())
            .orElse(0);
    return new Hunt<>(
        new BaghBandiPosition(
            field, first.bit() | second.bit(), red, sheep, rams, under, Side.SHEEP),
        Past.none(),
        Customs.ofChainingTigers(setup));
  }

  @Override
  protected boolean canMove(Hunt<BaghBandiPosition> state) {
    BaghBandiPosition position = state.position();
    return switch (position.toMove()) {
      case SHEEP -> canStep(state, position.flock());
      case WOLVES ->
          canStep(state, position.wolves())
              || Jumper.anyCanJump(BOARD, position.wolves(), Prowl.from(position));
    };
  }

  private boolean canStep(Hunt<BaghBandiPosition> state, int movers) {
    return STEPS.any(movers, state.position().empty(), step -> !repeats(state, step));
  }

  // BB-2 for the sheep; BB-4 for the wolves: capturing is optional, chains are allowed.
  @Override
  protected List<HuntMove> listed(Hunt<BaghBandiPosition> state) {
    BaghBandiPosition position = state.position();
    List<HuntMove> found = new ArrayList<>(40);
    int movers = position.toMove() == Side.WOLVES ? position.wolves() : position.flock();
    for (int rest = movers; rest != 0; rest &= rest - 1) {
      int from = Integer.numberOfTrailingZeros(rest);
      STEPS.collect(from, BOARD.neighbours(from) & position.empty(), found);
      if (position.toMove() == Side.WOLVES) {
        Jumper.chains(
            BOARD, BOARD.point(from), Prowl.from(position), state.customs().jumped(), found);
      }
    }
    found.removeIf(move -> repeats(state, move));
    return found;
  }

  @Override
  protected BaghBandiPosition stepped(BaghBandiPosition position, Point from, Point to) {
    return switch (position.toMove()) {
      case WOLVES -> position.wolfMoved(from, to).handedOver();
      case SHEEP -> position.sheepMoved(from, to).handedOver();
    };
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
          HuntObjections.toStep(BOARD, position, from, to).orElseGet(() -> toRepetition(state));
      case HuntMove.Capture capture ->
          HuntObjections.toChain(
              BOARD,
              Prowl.from(position),
              capture,
              state.customs().jumped(),
              Prowl::position,
              BaghBandi::toJump);
    };
  }

  private static boolean stacksAgain(BaghBandiPosition position, Point from, Point to) {
    return position.toMove() == Side.SHEEP
        && BOARD.linked(from, to)
        && (position.flock() & from.bit()) != 0
        && (position.flock() & to.bit()) != 0;
  }

  private static Optional<Objection> toJump(Prowl prowl, Jump jump) {
    if (prowl.again(jump)) {
      return Optional.of(
          because(
              "BB-4",
              "No point is jumped twice in one turn.",
              "Aucun point n’est sauté deux fois dans un tour."));
    }
    return prowl.canJump(jump)
        ? Optional.empty()
        : Optional.of(
            because(
                "BB-7",
                "Only the red wolf captures rams.",
                "Seul le loup rouge capture les béliers."));
  }

  @Override
  public Hunt<BaghBandiPosition> play(Hunt<BaghBandiPosition> state, Actor actor, HuntMove move) {
    BaghBandiPosition position = state.position();
    return switch (move) {
      case HuntMove.Step(Point from, Point to) -> {
        BaghBandiPosition next = stepped(position, from, to);
        boolean forGood = next.under() != position.under();
        yield forGood ? advanced(state, next) : wandered(state, next);
      }
      case HuntMove.Capture capture ->
          renewed(
              state, Jumper.jumpAll(BOARD, Prowl.from(position), capture).position().handedOver());
      case HuntMove.Place place -> throw new IllegalArgumentException("never legal: " + place);
    };
  }
}
