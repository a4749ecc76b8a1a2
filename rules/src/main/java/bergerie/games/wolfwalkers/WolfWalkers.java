package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.tale.Cast;
import bergerie.games.wolfwalkers.tale.Choices;
import bergerie.games.wolfwalkers.tale.Feats;
import bergerie.games.wolfwalkers.tale.FinalCount;
import bergerie.games.wolfwalkers.tale.Flow;
import bergerie.games.wolfwalkers.tale.Lying;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.games.wolfwalkers.tale.Opening;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Takes;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.games.wolfwalkers.tale.ViewerSet;
import bergerie.games.wolfwalkers.text.WolfWalkersNotation;
import bergerie.games.wolfwalkers.view.TaleView;
import bergerie.games.wolfwalkers.view.Views;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** WolfWalkers – My Story: lay 25 cards, Stories and the Objectives that they fulfil. */
public final class WolfWalkers implements Game<Tale, Move, TaleView>, Boxed {

  private final Box box;
  private final List<Component> components;
  private final GameInfo info;
  private final Scoring scoring;
  private final Opening opening;
  private final Choices choices;
  private final Feats feats;
  private final Flow flow;
  private final Views views;
  private final Prospects prospects;
  private final WolfWalkersNotation notation;

  private WolfWalkers(Box box, List<Component> components) {
    this.box = box;
    this.components = List.copyOf(components);
    info = WolfWalkersInfo.info(box);
    scoring = new Scoring(box.deck());
    opening = new Opening(box);
    choices = new Choices(box.deck());
    feats = new Feats(choices);
    flow = new Flow(feats);
    views = new Views(box, scoring);
    prospects = new Prospects(scoring);
    notation = new WolfWalkersNotation(box, opening, this::played);
  }

  /** The game with the content of a library, or what is wrong with that content. */
  public static Reading<WolfWalkers> stocked(Library library) {
    return Box.read(library)
        .then(
            box ->
                Component.all(library, Box.GAME, Box.FILES)
                    .then(components -> Reading.of(new WolfWalkers(box, components))));
  }

  /** WW-1: the cards. */
  public Deck deck() {
    return box.deck();
  }

  public Scoring scoring() {
    return scoring;
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
  public Optional<Words> text(Component component) {
    return box.text(component.file(), component.line());
  }

  @Override
  public Tale start(Setup setup) {
    return flow.settled(opening.table(setup));
  }

  @Override
  public Turn turn(Tale tale) {
    if (Flow.due(tale).isPresent()) {
      return new Turn.Draw();
    }
    return switch (tale.phase()) {
      case Phase.Playing playing -> Turn.of(playing.seat());
      case Phase.Chapter(Seat seat) -> Turn.of(seat);
      case Phase.Retouching(Seat seat) -> Turn.of(seat);
      case Phase.Ended _ -> new Turn.Over(FinalCount.outcome(scoring, tale));
      case Phase.Seating _, Phase.Casting _, Phase.Fate _ ->
          throw new IllegalStateException("nothing settles " + tale.phase());
    };
  }

  @Override
  public List<Move> moves(Tale tale, Seat seat) {
    if (Flow.due(tale).isPresent()) {
      return List.of();
    }
    return switch (tale.phase()) {
      case Phase.Playing playing when playing.seat().equals(seat) -> inTurn(tale, playing);
      case Phase.Chapter(Seat chooser) when chooser.equals(seat) ->
          tale.teller(seat).hand().stream().distinct().<Move>map(Move.Keep::new).toList();
      case Phase.Retouching(Seat painter) when painter.equals(seat) ->
          Choices.retouches(tale.grid(seat));
      case Phase.Playing _,
          Phase.Chapter _,
          Phase.Retouching _,
          Phase.Seating _,
          Phase.Casting _,
          Phase.Fate _,
          Phase.Ended _ ->
          List.of();
    };
  }

  private List<Move> inTurn(Tale tale, Phase.Playing playing) {
    if (!playing.pending().isEmpty()) {
      return choices.of(tale, playing, playing.pending().getFirst());
    }
    List<Move> found = new ArrayList<>(128);
    // WW-5, WW-6
    Takes.collect(tale, playing, found);
    // WW-21: a Power is used before the card is taken.
    for (Cast.InPlay inPlay : tale.cast().powers()) {
      if (feats.usable(tale, playing, inPlay)) {
        found.add(new Move.Use(inPlay.power().id()));
      }
    }
    return found;
  }

  @Override
  public Objection objection(Tale tale, Seat seat, Move move) {
    return Objections.to(tale, move);
  }

  @Override
  public Chance<Move> chance(Tale tale) {
    return opening.chance(tale);
  }

  @Override
  public Move timeUp(Tale tale) {
    throw new IllegalStateException("no sand in " + info.id());
  }

  @Override
  public Tale play(Tale tale, Actor actor, Move move) {
    return played(tale, move);
  }

  private Tale played(Tale tale, Move move) {
    Tale next =
        switch (move) {
          case Move.Dealt dealt -> opening.dealt(tale, dealt);
          case Move.Take take -> Takes.taken(tale, playing(tale), take);
          case Move.Use(int power) -> used(tale, playing(tale), power);
          case Move.Keep(int card) -> kept(tale, ((Phase.Chapter) tale.phase()).seat(), card);
          case Move.Pass _ -> Flow.retouched(tale, painter(tale));
          case Move.Swap(Cell one, Cell two) when tale.phase() instanceof Phase.Retouching ->
              Flow.retouched(
                  tale.with(painter(tale), tale.grid(painter(tale)).swapped(one, two)),
                  painter(tale));
          case Move.Swap _,
              Move.Shift _,
              Move.Flip _,
              Move.Ink _,
              Move.Pick _,
              Move.Reserve _,
              Move.Name _,
              Move.Forbid _,
              Move.Barter _,
              Move.Bargain _,
              Move.Order _ ->
              Feats.chosen(tale, playing(tale), move);
        };
    return flow.settled(next);
  }

  private static Phase.Playing playing(Tale tale) {
    return (Phase.Playing) tale.phase();
  }

  private static Seat painter(Tale tale) {
    return ((Phase.Retouching) tale.phase()).seat();
  }

  private static Tale used(Tale tale, Phase.Playing playing, int power) {
    Power used = tale.cast().power(power).orElseThrow().power();
    return tale.with(tale.cast().used(power, playing.seat())).in(playing.using(used));
  }

  private static Tale kept(Tale tale, Seat seat, int card) {
    List<Integer> rest = new ArrayList<>(tale.teller(seat).hand());
    rest.remove(Integer.valueOf(card));
    List<Lying> under =
        rest.stream().map(other -> Lying.seenBy(other, ViewerSet.of(seat))).toList();
    Grid grid = tale.grid(seat).placed(Placed.fresh(Cell.FIRST, card, Side.OBJECTIVE));
    return Flow.opened(
        tale.with(tale.pile().under(under)).with(seat, teller -> teller.emptyHanded().with(grid)),
        seat);
  }

  @Override
  public TaleView view(Tale tale, Viewer viewer) {
    return views.of(tale, viewer, prospects(tale, viewer));
  }

  private List<TaleView.Prospect> prospects(Tale tale, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) ->
          prospects.of(tale, seat, moves(tale, seat), move -> play(tale, Actor.player(seat), move));
      case Viewer.Spectator _ -> List.of();
    };
  }

  @Override
  public Tale imagine(Tale tale, Viewer viewer, Dice dice) {
    return Imagining.of(tale, ViewerSet.of(viewer), dice);
  }

  @Override
  public Notation<Tale, Move, TaleView> notation() {
    return notation;
  }

  @Override
  public Map<String, Integer> stock(Tale tale) {
    int cards = tale.pile().size() + (tale.destiny().isPresent() ? 1 : 0);
    cards += (int) tale.market().places().stream().filter(p -> p.card().isPresent()).count();
    for (Teller teller : tale.tellers()) {
      cards += teller.grid().cards().size() + teller.hand().size();
    }
    return new TreeMap<>(Map.of("cards", cards));
  }

  @Override
  public Optional<Sentence> point(Tale tale, Seat seat, Move move) {
    return Points.of(this, tale, seat, move);
  }

  /** Using a Power, and what it lets one do, belongs to the turn that a card placed ends. */
  @Override
  public boolean endsTurn(Tale before, Actor actor, Tale after) {
    return actor instanceof Actor.Player(Seat seat)
        && !(after.phase() instanceof Phase.Playing playing
            && playing.seat().equals(seat)
            && playing.used().isPresent());
  }

  // WW-4: in a series the loser of the last game sits in P1; the others keep their order. Of
  // several losers it is the one with fewest points, and among equals the dice decide.
  @Override
  public List<Seat> rematch(Setup setup, Outcome last, Dice dice) {
    List<Seat> losers = losers(setup, last);
    int steps = losers.isEmpty() ? 0 : -dice.pick(losers).index();
    return Seat.all(setup.players()).stream()
        .map(seat -> seat.next(steps, setup.players()))
        .toList();
  }

  // WW-4: where nobody has lost, the first player is drawn.
  @Override
  public Setup again(Setup setup, Outcome last) {
    Map<String, String> options = new TreeMap<>(setup.options());
    options.put("first", losers(setup, last).isEmpty() ? Opening.RANDOM : "P1");
    return new Setup(setup.players(), options);
  }

  /** Who has lost with the fewest points; nobody after a draw, or a victory that all share. */
  private static List<Seat> losers(Setup setup, Outcome last) {
    List<Seat> losers = new ArrayList<>();
    if (!last.isDraw()) {
      losers.addAll(Seat.all(setup.players()));
      losers.removeAll(last.winners());
    }
    int fewest = losers.stream().mapToInt(seat -> last.scores().get(seat.index())).min().orElse(0);
    losers.removeIf(seat -> last.scores().get(seat.index()) > fewest);
    return losers;
  }
}
