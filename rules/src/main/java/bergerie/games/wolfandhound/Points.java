package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.Outlook.Deed;
import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Colour;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.box.Power;
import bergerie.games.wolfandhound.box.Target;
import bergerie.games.wolfandhound.round.Endings;
import bergerie.games.wolfandhound.round.Lap;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Seat;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a move is good for: what comes of it for whose sheep, at once or perhaps later. */
record Points(WolfAndHound game, Seat seat, Move move, Outlook outlook) {

  private static final int DECISIVE = 100;

  static Sentence of(WolfAndHound game, WolfAndHoundState state, Seat seat, Move move) {
    return new Points(game, seat, move, Outlook.of(game, state, seat, move)).sentence();
  }

  private Sentence sentence() {
    return decision()
        .or(this::ofKind)
        .or(this::gain)
        .or(this::parting)
        .or(this::lastCard)
        .or(this::threat)
        .or(this::escape)
        .or(this::price)
        .orElseGet(this::quiet);
  }

  private Reasons reasons() {
    return new Reasons(outlook);
  }

  // WH-23, WH-28
  private Optional<Sentence> decision() {
    if (!(outlook.after().phase() instanceof Phase.Decided decided)) {
      return Optional.empty();
    }
    Sentence end = Endings.told(outlook.after(), decided);
    Predicate<Deed> empties =
        deed ->
            deed.sheep() < 0
                && side(deed.target()) != decided.winner()
                && outlook.after().meadows().at(deed.target()).isSheepless();
    return Optional.of(
        outlook.deeds().stream()
            .filter(empties)
            .findFirst()
            .map(deed -> reasons().acts(deed.animal()))
            .map(act -> reasons().stopped(act).then(Sentence.of(" ", " ")).then(end))
            .orElse(end));
  }

  /** What only this kind of move is good for. */
  private Optional<Sentence> ofKind() {
    return switch (move) {
      case Move.Act(Animal animal) -> Optional.of(reasons().act(animal));
      case Move.Pass _ -> Optional.of(reasons().kept());
      // WH-46
      case Move.Keep _ when outlook.card().isEmpty() -> Optional.of(reasons().under());
      case Move.Swap _ when outlook.card().isEmpty() -> Optional.of(instead());
      case Move.Play _,
          Move.Keep _,
          Move.Swap _,
          Move.Flip _,
          Move.Draw _,
          Move.TurnUp _,
          Move.Sit _,
          Move.NextRound _ ->
          Optional.empty();
    };
  }

  // WH-44: what the card that is put away would have done.
  private Sentence instead() {
    Outlook kept = Outlook.of(game, outlook.before(), seat, new Move.Keep());
    return kept.deeds().stream()
        .min(Comparator.comparingInt(this::worth))
        .filter(deed -> worth(deed) < 0)
        .map(deed -> reasons().otherwise(deed))
        .orElseGet(() -> reasons().under());
  }

  // WH-20, WH-21
  private Optional<Sentence> gain() {
    return acted()
        .max(Comparator.comparingInt(animal -> worth(outlook.deeds(), animal)))
        .filter(animal -> worth(outlook.deeds(), animal) > 0)
        .map(animal -> reasons().stopped(reasons().acts(animal)));
  }

  // WH-33
  private Optional<Sentence> parting() {
    return outlook.after().phase() instanceof Phase.Parting(Animal one, Animal _)
        ? Optional.of(reasons().parting(one))
        : Optional.empty();
  }

  // WH-28
  private Optional<Sentence> lastCard() {
    return move instanceof Move.Play
            && outlook.before().lap() == Lap.OPEN
            && outlook.after().lap() == Lap.LAST
        ? Optional.of(reasons().lastCard())
        : Optional.empty();
  }

  /** What an animal that the move has touched will do where it lies, if nothing moves it on. */
  private Optional<Sentence> threat() {
    Pack pack = outlook.after().pack();
    return waiting()
        .map(
            number ->
                would(outlook.after(), pack.animal(number), pack.place(number)).stream()
                    .filter(deed -> worth(deed) > 0)
                    .toList())
        .filter(deeds -> !deeds.isEmpty())
        .max(Comparator.comparingInt(this::worth))
        .map(reasons()::threatens);
  }

  private Stream<Integer> waiting() {
    return IntStream.range(0, outlook.after().pack().size())
        .boxed()
        .filter(number -> move instanceof Move.Flip || reasons().walks(number))
        .filter(number -> acted().noneMatch(outlook.after().pack().animal(number)::equals));
  }

  /** What an animal would have done before the next player, where it does not stay. */
  private Optional<Sentence> escape() {
    Place next = outlook.before().active().further(1);
    Pack pack = outlook.before().pack();
    return waiting()
        .filter(number -> pack.place(number) == next)
        .filter(number -> outlook.after().pack().place(number) != next)
        .flatMap(number -> would(outlook.before(), pack.animal(number), next).stream())
        .filter(deed -> worth(deed) < 0)
        .min(Comparator.comparingInt(this::worth))
        .map(reasons()::escapes);
  }

  private Optional<Sentence> price() {
    return acted()
        .min(Comparator.comparingInt(animal -> worth(outlook.deeds(), animal)))
        .filter(animal -> worth(outlook.deeds(), animal) < 0)
        .map(reasons()::acts)
        .map(cost -> isCheapest() ? reasons().cheapest(cost) : reasons().price(cost));
  }

  private boolean isCheapest() {
    List<Move> moves = game.moves(outlook.before(), seat);
    int cost = worth(outlook);
    return move instanceof Move.Play
        && moves.size() > 1
        && moves.stream()
            .allMatch(other -> worth(Outlook.of(game, outlook.before(), seat, other)) <= cost);
  }

  /** Where nothing follows that is better or worse for the mover's team. */
  private Sentence quiet() {
    if (outlook.after().phase() instanceof Phase.Activating) {
      return reasons().order();
    }
    return outlook.deeds().stream()
        .filter(deed -> deed.sheep() != 0)
        .findFirst()
        .map(deed -> reasons().stopped(reasons().acts(deed.animal())))
        .orElseGet(() -> reasons().nothing());
  }

  private Stream<Animal> acted() {
    return outlook.deeds().stream().map(Deed::animal).distinct();
  }

  /** What an animal does to each of its targets if it lies there when that player's turn comes. */
  private static List<Deed> would(WolfAndHoundState state, Animal animal, Place at) {
    Colour colour = state.pack().colour(state.pack().number(animal));
    List<Deed> deeds = new ArrayList<>();
    for (Target target : animal.targets()) {
      Meadow meadow = state.meadows().at(target.from(at));
      int sheep =
          switch (colour) {
            case BLUE -> 0;
            case BLACK -> meadow.chased().pen() - meadow.pen();
            case WHITE -> meadow.rescued().pen() - meadow.pen();
          };
      deeds.add(new Deed(animal, at, target.from(at), sheep));
    }
    return deeds;
  }

  private int worth(Outlook other) {
    int decided =
        switch (other.after().phase()) {
          case Phase.Decided(Side winner, _) -> winner == own() ? DECISIVE : -DECISIVE;
          default -> 0;
        };
    return decided + worth(other.deeds());
  }

  private int worth(List<Deed> deeds, Animal animal) {
    return worth(deeds.stream().filter(deed -> deed.animal().equals(animal)).toList());
  }

  private int worth(List<Deed> deeds) {
    return deeds.stream().mapToInt(this::worth).sum();
  }

  /** For the mover's team: two for a sheep, one for what a tornado takes from somebody. */
  private int worth(Deed deed) {
    boolean blows = deed.animal().power() == Power.PASS || deed.animal().power() == Power.NO_THREE;
    int good = blows ? -1 : 2 * deed.sheep();
    return side(deed.target()) == own() ? good : -good;
  }

  private Side own() {
    return side(outlook.before().seating().place(seat));
  }

  private Side side(Place place) {
    return outlook.before().seating().side(place);
  }
}
