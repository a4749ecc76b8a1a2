package bergerie.games.wolfandhound;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Box;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.round.Agreement;
import bergerie.games.wolfandhound.round.Circle;
import bergerie.games.wolfandhound.round.Endings;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Meadow;
import bergerie.games.wolfandhound.round.Move;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.games.wolfandhound.text.WolfAndHoundNotation;
import bergerie.games.wolfandhound.view.WolfAndHoundView;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Team;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Wolf &amp; Hound: two teams play cards that send wolves and hounds round the table; who is first
 * out of sheep loses.
 */
public final class WolfAndHound implements Game<WolfAndHoundState, Move, WolfAndHoundView>, Boxed {

  private static final List<Turn> TURNS = Seat.all(4).stream().map(Turn::of).toList();
  private static final Turn DRAW = new Turn.Draw();

  /** What may be played, for every set of kinds of cards. */
  private static final List<List<Move>> PLAYABLE =
      IntStream.range(0, 256).mapToObj(WolfAndHound::playable).toList();

  private static final int THREES = (1 << Card.B3.ordinal()) | (1 << Card.W3.ordinal());

  private final Box box;
  private final List<Component> components;
  private final GameInfo info;
  private final WolfAndHoundNotation notation;

  private WolfAndHound(Box box, List<Component> components) {
    this.box = box;
    this.components = List.copyOf(components);
    this.info = WolfAndHoundInfo.of(box);
    this.notation = new WolfAndHoundNotation(box);
  }

  /** The game with the content of a library, or what is wrong with that content. */
  public static Reading<WolfAndHound> of(Library library) {
    return Box.read(library)
        .then(
            box ->
                Component.all(library, Box.GAME, Box.FILES)
                    .then(components -> Reading.of(new WolfAndHound(box, components))));
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public String content() {
    return box.fingerprint();
  }

  @Override
  public List<Component> components() {
    return components;
  }

  @Override
  public WolfAndHoundState start(Setup setup) {
    return WolfAndHoundState.start(Agreement.of(box, setup));
  }

  @Override
  public Turn turn(WolfAndHoundState state) {
    return switch (state.phase()) {
      case Phase.Sitting _,
          Phase.Dealing _,
          Phase.TurningUp _,
          Phase.Swapping _,
          Phase.Flipping _,
          Phase.Drawing _ ->
          DRAW;
      case Phase.Activating(int waiting) -> state.leavesOrder(waiting) ? asked(state) : DRAW;
      case Phase.Playing _, Phase.Calling _, Phase.Parting _ -> asked(state);
      case Phase.Decided decided ->
          state.isLastRound() ? new Turn.Over(Endings.outcome(state, decided)) : DRAW;
    };
  }

  private static Turn asked(WolfAndHoundState state) {
    return TURNS.get(state.chooser().index());
  }

  @Override
  public List<Move> moves(WolfAndHoundState state, Seat seat) {
    if (state.chooser().index() != seat.index()) {
      return List.of();
    }
    return switch (state.phase()) {
      case Phase.Activating(int waiting) -> orders(state, waiting);
      case Phase.Playing _ -> plays(state);
      case Phase.Calling _ -> Move.CALLS;
      case Phase.Parting(Animal one, Animal other) ->
          List.of(new Move.Flip(one), new Move.Flip(other));
      case Phase.Sitting _,
          Phase.Dealing _,
          Phase.TurningUp _,
          Phase.Swapping _,
          Phase.Flipping _,
          Phase.Drawing _,
          Phase.Decided _ ->
          List.of();
    };
  }

  private static List<Move> orders(WolfAndHoundState state, int waiting) {
    Pack pack = state.pack();
    return state.leavesOrder(waiting)
        ? pack.listed(pack.foremost(waiting)).stream().<Move>map(Move.Act::new).toList()
        : List.of();
  }

  private static List<Move> plays(WolfAndHoundState state) {
    return PLAYABLE.get(playableKinds(state.held().cards(), state.bansThrees()));
  }

  // WH-31: no 3 under the tornado; who has nothing else passes.
  static int playableKinds(Cards hand, boolean noThrees) {
    int kinds = hand.kinds();
    return noThrees ? kinds & ~THREES : kinds;
  }

  private static List<Move> playable(int kinds) {
    return kinds == 0
        ? List.of(new Move.Pass())
        : IntStream.range(0, 8)
            .filter(i -> (kinds >> i & 1) != 0)
            .mapToObj(Move.PLAYS::get)
            .toList();
  }

  @Override
  public Objection objection(WolfAndHoundState state, Seat seat, Move move) {
    return Objections.to(state, move);
  }

  @Override
  public Chance<Move> chance(WolfAndHoundState state) {
    return switch (state.phase()) {
      case Phase.Sitting _ -> new Draws.Seats(state.agreed().circles());
      case Phase.Dealing _, Phase.Drawing _ -> new Draws.OneOf(state.unseen(), Move.DRAWS);
      case Phase.TurningUp _ ->
          state.pile() > 0 ? new Draws.OneOf(state.unseen(), Move.TURN_UPS) : top(state);
      case Phase.Swapping _ -> top(state);
      case Phase.Activating(int waiting) ->
          new Draws.Certain(
              new Move.Act(
                  state
                      .pack()
                      .animal(Integer.numberOfTrailingZeros(state.pack().foremost(waiting)))));
      case Phase.Flipping(List<Animal> animals) ->
          new Draws.Certain(new Move.Flip(animals.getFirst()));
      case Phase.Decided _ -> new Draws.Certain(new Move.NextRound());
      case Phase.Playing _, Phase.Calling _, Phase.Parting _ ->
          throw new IllegalStateException("nothing is drawn now");
    };
  }

  /** The top of a ghost's stack: an unseen card, until those come up that were put under. */
  private static Chance<Move> top(WolfAndHoundState state) {
    Hand.Stack stack = state.stack();
    return stack.hidden() > 0
        ? new Draws.OneOf(state.unseen(), Move.TURN_UPS)
        : new Draws.Certain(new Move.TurnUp(stack.under().getFirst()));
  }

  @Override
  public Move timeUp(WolfAndHoundState state) {
    throw new IllegalStateException("no sand in " + info.id());
  }

  @Override
  public WolfAndHoundState play(WolfAndHoundState state, Actor actor, Move move) {
    return switch (move) {
      case Move.Draw(Card card) when state.phase() instanceof Phase.Dealing ->
          Conduct.dealt(state, card);
      case Move.Draw(Card card) -> Conduct.drawn(state, card);
      case Move.Act(Animal animal) -> Conduct.acted(state, animal);
      case Move.Play(Card card) -> Conduct.played(state, card);
      case Move.Pass _ -> Conduct.revealed(state);
      case Move.Flip(Animal animal) -> Conduct.flipped(state, animal);
      case Move.TurnUp(Card card) -> Conduct.turnedUp(state, card);
      case Move.Keep _ -> Conduct.ghostly(state, state.turnedUp());
      case Move.Swap _ -> Conduct.swapped(state, state.turnedUp());
      // WH-10: everybody keeps the seat; who sits beside whom is as drawn.
      case Move.Sit(Circle circle) ->
          WolfAndHoundState.round(state.agreed().seated(circle), state.round(), state.score());
      case Move.NextRound _ ->
          WolfAndHoundState.round(state.agreed(), state.round() + 1, state.score());
    };
  }

  @Override
  public Optional<Sentence> point(WolfAndHoundState state, Seat seat, Move move) {
    return Optional.of(Points.of(this, state, seat, move));
  }

  /** A turn is over when the next player or ghost is up; passed ones count. */
  @Override
  public boolean endsTurn(WolfAndHoundState before, Actor actor, WolfAndHoundState after) {
    return before.active() != after.active() && !(before.phase() instanceof Phase.Dealing);
  }

  @Override
  public WolfAndHoundView view(WolfAndHoundState state, Viewer viewer) {
    return Sights.of(this, state, viewer);
  }

  @Override
  public WolfAndHoundState imagine(WolfAndHoundState state, Viewer viewer, Dice dice) {
    return Imagining.redealt(state, viewer, dice);
  }

  @Override
  public Notation<WolfAndHoundState, Move, WolfAndHoundView> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(WolfAndHoundState state) {
    int cards = state.unseen().size() + state.played().cards().size();
    for (Hand hand : state.hands().list()) {
      cards += hand.known().size();
    }
    int sheep = 0;
    for (Meadow meadow : state.meadows().list()) {
      sheep += meadow.pen() + meadow.forest();
    }
    return Map.of(
        "cards", cards + (state.phase() instanceof Phase.Calling ? 1 : 0), "sheep", sheep);
  }

  // WH-1, WH-40, WH-41: the people of each team, once they sit.
  @Override
  public List<Team> teams(WolfAndHoundState state) {
    return state.phase() instanceof Phase.Sitting
        ? List.of()
        : List.of(
            team(state.agreed(), Side.GREEN, new Words("Green", "Verts")),
            team(state.agreed(), Side.ORANGE, new Words("Orange", "Oranges")));
  }

  private static Team team(Agreement agreed, Side side, Words label) {
    return new Team(
        side.id(),
        label,
        Seat.all(agreed.players()).stream()
            .filter(seat -> agreed.circle().side(Name.of(seat)) == side)
            .toList());
  }

  // WH-10: where seats are drawn, or somebody plays alone by agreement, people keep their seats.
  @Override
  public List<Seat> rematch(Setup setup, Outcome last, Dice dice) {
    return setup.option("seats").equals("drawn") || Name.find(setup.option("lone")).isPresent()
        ? Seat.all(setup.players())
        : Game.super.rematch(setup, last, dice);
  }
}
