package bergerie.games.kukuli;

import static bergerie.games.kukuli.KukuliPosition.BOARD;
import static bergerie.rules.hunt.HuntObjections.because;

import bergerie.rules.Actor;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.board.Jump;
import bergerie.rules.board.Point;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntGame;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntObjections;
import bergerie.rules.hunt.HuntOptions;
import bergerie.rules.hunt.HuntOutcomes;
import bergerie.rules.hunt.Jumper;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import bergerie.rules.hunt.Steps;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Kukuli: the wolf must eat eight of twelve sheep before they hem it in or take its den. */
public final class Kukuli extends HuntGame<KukuliPosition> {

  private static final Steps STEPS = new Steps(BOARD);
  private static final int[] NOT_LOWER = notLower();

  public Kukuli() {
    super(KukuliInfo.info(), BOARD, new KukuliNotation());
  }

  // KU-1: sheep on the two lowest rows and at the ends of the third; KU-6: rams at these ends, or
  // in the places of other sheep.
  @Override
  public Hunt<KukuliPosition> start(Setup setup) {
    int rams = BOARD.set(HuntOptions.placesOfRams(setup, KukuliInfo.ENDS).toArray(String[]::new));
    int flock =
        BOARD.set(
            Stream.concat(KukuliInfo.ENDS.stream(), KukuliInfo.ROWS.stream())
                .toArray(String[]::new));
    Side first = setup.option("first").equals("wolf") ? Side.WOLVES : Side.SHEEP;
    int wolf = BOARD.at(setup.option("wolf")).index();
    KukuliPosition position = new KukuliPosition(wolf, flock & ~rams, rams, first);
    return new Hunt<>(position, Past.of(position), Customs.ofChains(setup));
  }

  @Override
  protected Optional<Outcome> decided(Hunt<KukuliPosition> state) {
    KukuliPosition position = state.position();
    // KU-4
    if (position.won()) {
      return Optional.of(
          HuntOutcomes.won(
              Side.WOLVES,
              "KU-4",
              new Words("The wolf has captured 8 sheep.", "Le loup a capturé 8 moutons.")));
    }
    // KU-5
    if ((position.flock() & KukuliPosition.DEN) == KukuliPosition.DEN) {
      return Optional.of(
          HuntOutcomes.won(
              Side.SHEEP,
              "KU-5",
              new Words("Sheep hold the whole den.", "Les moutons occupent tout l’antre.")));
    }
    // KU-7
    if (state.past().times(position) >= 3) {
      return Optional.of(HuntOutcomes.thirdTime("KU-7"));
    }
    return Optional.empty();
  }

  // KU-5, HG-4 and HG-5
  @Override
  protected Outcome stuck(Hunt<KukuliPosition> state) {
    return state.position().toMove() == Side.WOLVES
        ? HuntOutcomes.won(
            Side.SHEEP, "KU-5", new Words("The wolf is blocked.", "Le loup est bloqué."))
        : HuntOutcomes.won(Side.WOLVES, "HG-5", HuntOutcomes.SHEEP_STUCK);
  }

  @Override
  protected boolean canMove(Hunt<KukuliPosition> state) {
    KukuliPosition position = state.position();
    if (position.toMove() == Side.WOLVES) {
      return (BOARD.neighbours(position.wolf()) & position.empty()) != 0
          || Jumper.canJump(BOARD, position.wolf(), position);
    }
    for (int rest = position.flock(); rest != 0; rest &= rest - 1) {
      if ((NOT_LOWER[Integer.numberOfTrailingZeros(rest)] & position.empty()) != 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected List<HuntMove> listed(Hunt<KukuliPosition> state) {
    KukuliPosition position = state.position();
    List<HuntMove> found = new ArrayList<>(24);
    switch (position.toMove()) {
      case WOLVES -> {
        Point from = BOARD.point(position.wolf());
        Jumper.chains(BOARD, from, position, state.customs().jumped(), found);
        // KU-3: the wolf must capture if it can.
        if (found.isEmpty()) {
          int wolf = position.wolf();
          STEPS.collect(wolf, BOARD.neighbours(wolf) & position.empty(), found);
        }
      }
      case SHEEP -> {
        for (int rest = position.flock(); rest != 0; rest &= rest - 1) {
          int from = Integer.numberOfTrailingZeros(rest);
          STEPS.collect(from, NOT_LOWER[from] & position.empty(), found);
        }
      }
    }
    return found;
  }

  // KU-2: a step to a lower row is illegal.
  private static int[] notLower() {
    int[] targets = new int[BOARD.points().size()];
    for (Point from : BOARD.points()) {
      for (Point to : BOARD.points()) {
        if (BOARD.linked(from, to) && to.y() >= from.y()) {
          targets[from.index()] |= to.bit();
        }
      }
    }
    return targets;
  }

  @Override
  public Objection objection(Hunt<KukuliPosition> state, Seat seat, HuntMove move) {
    KukuliPosition position = state.position();
    return switch (move) {
      case HuntMove.Place _ ->
          because(
              "KU-1",
              "All pieces are on the board from the start.",
              "Toutes les pièces sont sur le plateau dès le début.");
      case HuntMove.Step(Point from, Point to) ->
          HuntObjections.toStep(BOARD, position, from, to)
              .orElseGet(
                  () ->
                      position.toMove() == Side.WOLVES
                          ? because(
                              "KU-3",
                              "The wolf must capture when it can.",
                              "Le loup doit capturer quand il le peut.")
                          : because(
                              "KU-2", "Sheep never step back.", "Les moutons ne reculent jamais."));
      case HuntMove.Capture capture ->
          HuntObjections.toChain(
              BOARD, position, capture, state.customs().jumped(), now -> now, Kukuli::toJump);
    };
  }

  private static Optional<Objection> toJump(KukuliPosition position, Jump jump) {
    return position.canJump(jump)
        ? Optional.empty()
        : Optional.of(
            because("KU-6", "A ram can’t be captured.", "Un bélier ne peut pas être capturé."));
  }

  @Override
  public Hunt<KukuliPosition> play(Hunt<KukuliPosition> state, Actor actor, HuntMove move) {
    KukuliPosition position = state.position();
    return switch (move) {
      case HuntMove.Step(Point from, Point to) -> {
        KukuliPosition next = position.stepped(from, to).handedOver();
        boolean forGood = position.toMove() == Side.SHEEP && to.y() > from.y();
        yield state.then(next, forGood ? Past.of(next) : state.past().and(next));
      }
      case HuntMove.Capture capture -> {
        KukuliPosition next = Jumper.jumpAll(BOARD, position, capture).handedOver();
        yield state.then(next, Past.of(next));
      }
      case HuntMove.Place place -> throw new IllegalArgumentException("never legal: " + place);
    };
  }
}
