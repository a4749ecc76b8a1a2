package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Agreement.Pace;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Deck;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.meadow.Stage;
import bergerie.games.sheepsheep.text.SheepSheepNotation;
import bergerie.games.sheepsheep.view.Seeing;
import bergerie.games.sheepsheep.view.SheepSheepView;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.Reading;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sheep Sheep: exchange two-faced cards until as many sheep of one family as can be stand together.
 */
public final class SheepSheep implements Game<Pasture, SheepSheepMove, SheepSheepView>, Boxed {

  private final GameInfo info = SheepSheepInfo.info();
  private final Deck deck;
  private final List<Component> components;
  private final SheepSheepNotation notation;

  private SheepSheep(Deck deck, List<Component> components) {
    this.deck = deck;
    this.components = List.copyOf(components);
    this.notation = new SheepSheepNotation(deck);
  }

  public static Reading<SheepSheep> of(Library library) {
    return Deck.read(library.open(SheepSheepInfo.ID, Deck.FILE))
        .then(
            deck ->
                Component.all(library, SheepSheepInfo.ID, Map.of(Deck.FILE, Deck::pair))
                    .then(components -> Reading.of(new SheepSheep(deck, components))));
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public String content() {
    return deck.version();
  }

  @Override
  public List<Component> components() {
    return components;
  }

  @Override
  public Pasture start(Setup setup) {
    return Pasture.of(Agreement.of(setup), deck.pile(setup.players()));
  }

  @Override
  public Turn turn(Pasture state) {
    return switch (state.stage()) {
      case FIRST, FETISHES, CARDS, MEADOW, TURNING -> new Turn.Draw();
      case HERDING -> {
        Optional<Turn> over = Endings.barren(state).map(Turn.Over::new);
        yield over.orElseGet(() -> acts(state));
      }
      case REFILLING -> {
        Optional<Turn> over = Endings.exhausted(state).map(Turn.Over::new);
        yield over.orElseGet(() -> state.drawn().isPresent() ? acts(state) : new Turn.Draw());
      }
      case COUNTED -> new Turn.Over(Endings.agreed(state));
    };
  }

  // SS-9: the exchanges have a glass of their own; SS-12: so has the filling of the gaps.
  private static Turn acts(Pasture state) {
    Seat mover = state.mover();
    return switch (state.agreed().pace()) {
      case Pace.Timed(var lengths, int _) -> {
        int glass = 2 * state.progress().turns() + (state.stage() == Stage.HERDING ? 0 : 1);
        Sand sand = new Sand(glass, lengths.get(mover.index()));
        yield new Turn.Act(List.of(mover), List.of(), Optional.of(sand));
      }
      case Pace.Counted _ -> Turn.of(mover);
    };
  }

  @Override
  public Optional<Sentence> point(Pasture state, Seat seat, SheepSheepMove move) {
    return Points.of(state, play(state, Actor.player(seat), move), seat, move);
  }

  @Override
  public Chance<SheepSheepMove> chance(Pasture state) {
    return Dealing.chance(state);
  }

  @Override
  public List<SheepSheepMove> moves(Pasture state, Seat seat) {
    if (!seat.equals(state.mover())) {
      return List.of();
    }
    return switch (state.stage()) {
      case FIRST, FETISHES, CARDS, MEADOW, TURNING, COUNTED -> List.of();
      case HERDING -> Endings.isBarren(state) ? List.of() : herding(state);
      case REFILLING -> state.drawn().map(drawn -> placings(state, drawn)).orElse(List.of());
    };
  }

  private static List<SheepSheepMove> herding(Pasture state) {
    List<SheepSheepMove> moves = new ArrayList<>();
    // SS-17: without sand, three exchanges and no more; SS-22: with it, sixty.
    if (mayExchange(state)) {
      exchanges(state, moves);
    }
    // SS-10: a group is won; SS-11: of several, one of the player's choice.
    List<Group> groups = state.meadow().groups();
    for (Group group : groups) {
      moves.add(new SheepSheepMove.Win(group.cells()));
    }
    if (groups.isEmpty()) {
      moves.add(new SheepSheepMove.Done());
    }
    return moves;
  }

  static boolean mayExchange(Pasture state) {
    return state.progress().exchanges() < state.agreed().pace().exchanges();
  }

  // SS-9: the face that goes down is of the family now visible, so that a new one appears.
  private static void exchanges(Pasture state, List<SheepSheepMove> moves) {
    List<Card> cards = state.shepherd(state.mover()).cards();
    for (int i = 0; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (cards.indexOf(card) < i) {
        continue;
      }
      for (Cell cell : Cell.ALL) {
        if (card.carries(state.meadow().card(cell).up())) {
          moves.add(new SheepSheepMove.Exchange(card, cell));
        }
      }
    }
  }

  // SS-12: the player picks the cell and the face.
  private static List<SheepSheepMove> placings(Pasture state, Laid drawn) {
    List<SheepSheepMove> moves = new ArrayList<>();
    for (Cell gap : state.meadow().gaps()) {
      moves.add(new SheepSheepMove.Place(gap, drawn.up()));
      moves.add(new SheepSheepMove.Place(gap, drawn.down()));
    }
    return moves;
  }

  @Override
  public Objection objection(Pasture state, Seat seat, SheepSheepMove move) {
    return Objections.to(state, move);
  }

  @Override
  public SheepSheepMove timeUp(Pasture state) {
    // SS-12: in reading order, face as drawn.
    return state
        .drawn()
        .<SheepSheepMove>map(
            drawn -> new SheepSheepMove.Place(state.meadow().gaps().getFirst(), drawn.up()))
        .orElseGet(() -> largest(state));
  }

  // SS-11: the largest group, then the one of the fetish family, then the first in reading order.
  private static SheepSheepMove largest(Pasture state) {
    Optional<Family> fetish = state.shepherd(state.mover()).fetish();
    Comparator<Group> larger =
        Comparator.comparingInt(Group::size)
            .thenComparing(group -> fetish.equals(Optional.of(group.family())));
    Optional<Group> best = Optional.empty();
    for (Group group : state.meadow().groups()) {
      if (best.isEmpty() || larger.compare(group, best.get()) > 0) {
        best = Optional.of(group);
      }
    }
    return best.<SheepSheepMove>map(group -> new SheepSheepMove.Win(group.cells()))
        .orElse(new SheepSheepMove.Done());
  }

  @Override
  public Pasture play(Pasture state, Actor actor, SheepSheepMove move) {
    return switch (move) {
      case SheepSheepMove.First(Seat seat) -> state.began(seat);
      case SheepSheepMove.Fetish(Seat seat, Family family) -> state.fetished(seat, family);
      case SheepSheepMove.Give(Seat seat, Card card) -> state.given(seat, card);
      case SheepSheepMove.Lay(Cell cell, Laid laid) -> state.laid(cell, laid);
      case SheepSheepMove.TurnOver(Cell cell) -> state.turnedOver(cell);
      case SheepSheepMove.Exchange(Card card, Cell cell) -> state.exchanged(card, cell);
      case SheepSheepMove.Win(int cells) -> state.won(cells);
      case SheepSheepMove.Done _ -> state.nothingWon();
      case SheepSheepMove.Draw(Laid laid) -> state.drew(laid);
      case SheepSheepMove.Place(Cell cell, Family up) -> state.placed(cell, up);
    };
  }

  @Override
  public SheepSheepView view(Pasture state, Viewer viewer) {
    // SS-4: the fetishes are shown at the end.
    boolean over = turn(state) instanceof Turn.Over;
    return Seeing.view(state, viewer, over ? Seeing.Showing.ALL : Seeing.Showing.OWN);
  }

  @Override
  public Pasture imagine(Pasture state, Viewer viewer, Dice dice) {
    return turn(state) instanceof Turn.Over ? state : Imagining.of(state, viewer, dice);
  }

  @Override
  public Notation<Pasture, SheepSheepMove, SheepSheepView> notation() {
    return notation;
  }

  @Override
  public boolean endsTurn(Pasture before, Actor actor, Pasture after) {
    return after.progress().turns() > before.progress().turns() || turn(after) instanceof Turn.Over;
  }

  // SS-18: from the third round without a group the players may agree to stop.
  @Override
  public Optional<Pasture> counted(Pasture state) {
    return turn(state) instanceof Turn.Act && state.barrenRounds() >= Agreement.LEAN
        ? Optional.of(state.with(Stage.COUNTED))
        : Optional.empty();
  }

  @Override
  public Map<String, Integer> stock(Pasture state) {
    return Counting.stock(state);
  }
}
