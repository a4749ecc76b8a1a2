package bergerie.games.wolfwalkers.view;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.scoring.Score;
import bergerie.games.wolfwalkers.scoring.Scoring;
import bergerie.games.wolfwalkers.tale.Cast;
import bergerie.games.wolfwalkers.tale.FinalCount;
import bergerie.games.wolfwalkers.tale.Flow;
import bergerie.games.wolfwalkers.tale.Lying;
import bergerie.games.wolfwalkers.tale.Market;
import bergerie.games.wolfwalkers.tale.Phase;
import bergerie.games.wolfwalkers.tale.Pile;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.games.wolfwalkers.tale.Teller;
import bergerie.games.wolfwalkers.tale.ViewerSet;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Builds up what a viewer sees. */
public final class Views {

  private static final Words BARGAIN =
      new Words("Gained in a bargain.", "Gagné par un marchandage.");

  private final Deck deck;
  private final Scoring scoring;
  private final Aid aid;

  // Texts are put together once: views are built after every move.
  private final List<TaleView.Face> stories;
  private final List<TaleView.Face> objectives;
  private final Map<Integer, TaleView.VariantCard> permanents = new HashMap<>();
  private final Map<Integer, TaleView.VariantCard> powers = new HashMap<>();
  private final Map<PermanentEffect, Words> reasons = new HashMap<>();

  public Views(Box box, Scoring scoring) {
    this.deck = box.deck();
    this.scoring = scoring;
    aid = new Aid(deck);
    stories = deck.cards().stream().map(card -> story(card.id(), card.icons())).toList();
    objectives = deck.cards().stream().map(Views::objective).toList();
    for (Permanent card : box.permanents()) {
      permanents.put(
          card.id(), new TaleView.VariantCard(card.id(), card.title(), card.text(), List.of()));
      card.effects().forEach(effect -> reasons.put(effect, effect.words()));
    }
    for (Power card : box.powers()) {
      powers.put(
          card.id(), new TaleView.VariantCard(card.id(), card.title(), card.text(), List.of()));
    }
  }

  public TaleView of(Tale tale, Viewer viewer, List<TaleView.Prospect> prospects) {
    return new TaleView(
        doing(tale),
        tale.first().index(),
        tale.cast().permanent().map(card -> Objects.requireNonNull(permanents.get(card.id()))),
        tale.cast().powers().stream().map(inPlay -> power(inPlay, tale.players())).toList(),
        face(tale.destiny(), Side.OBJECTIVE),
        pile(tale, viewer),
        market(tale.market()),
        grids(tale),
        hand(tale, viewer),
        aid.of(tale, viewer),
        prospects);
  }

  private static TaleView.Doing doing(Tale tale) {
    if (Flow.due(tale).isPresent()) {
      return waiting(TaleView.Step.DRAW, Optional.empty());
    }
    return switch (tale.phase()) {
      case Phase.Seating _, Phase.Casting _, Phase.Fate _ ->
          waiting(TaleView.Step.DRAW, Optional.empty());
      case Phase.Chapter(Seat seat) -> waiting(TaleView.Step.KEEP, Optional.of(seat));
      case Phase.Playing playing ->
          new TaleView.Doing(
              playing.pending().isEmpty() ? TaleView.Step.TAKE : TaleView.Step.CHOOSE,
              Optional.of(playing.seat().index()),
              playing.used(),
              playing.pending().stream().findFirst().map(PowerEffect::words),
              playing.twists().stream().map(PowerEffect::words).toList(),
              playing.encores());
      case Phase.Retouching(Seat seat) -> waiting(TaleView.Step.RETOUCH, Optional.of(seat));
      case Phase.Ended _ -> waiting(TaleView.Step.OVER, Optional.empty());
    };
  }

  private static TaleView.Doing waiting(TaleView.Step step, Optional<Seat> seat) {
    return new TaleView.Doing(
        step, seat.map(Seat::index), Optional.empty(), Optional.empty(), List.of(), 0);
  }

  private TaleView.VariantCard power(Cast.InPlay inPlay, int players) {
    TaleView.VariantCard power = Objects.requireNonNull(powers.get(inPlay.power().id()));
    List<Integer> usedBy =
        Seat.all(players).stream().filter(inPlay::used).map(Seat::index).toList();
    return new TaleView.VariantCard(power.id(), power.title(), power.text(), usedBy);
  }

  private Optional<TaleView.Face> face(OptionalInt card, Side side) {
    return card.isPresent() ? Optional.of(face(card.getAsInt(), side)) : Optional.empty();
  }

  /** WW-2: a face shows one side only. */
  private TaleView.Face face(int card, Side side) {
    return (side == Side.STORY ? stories : objectives).get(card - 1);
  }

  private static TaleView.Face story(int card, int icons) {
    return new TaleView.Face(card, Side.STORY, Icon.in(icons), Optional.empty());
  }

  private static TaleView.Face objective(Card card) {
    Objective objective = card.objective();
    TaleView.Aim aim =
        new TaleView.Aim(
            objective.kind(),
            objective.pattern(),
            objective.points(),
            card.title(),
            objective.text());
    return new TaleView.Face(card.id(), Side.OBJECTIVE, List.of(), Optional.of(aim));
  }

  private TaleView.PileView pile(Tale tale, Viewer viewer) {
    int eyes = ViewerSet.of(viewer);
    Pile pile = tale.pile();
    List<TaleView.Known> known = new ArrayList<>();
    Map<Integer, List<Integer>> depths = new TreeMap<>();
    Map<Integer, List<TaleView.Face>> cards = new TreeMap<>();
    for (int i = 0; i < pile.top().size() + pile.bottom().size(); i++) {
      boolean above = i < pile.top().size();
      Lying card = above ? pile.top().get(i) : pile.bottom().get(i - pile.top().size());
      int depth = 1 + i + (above ? 0 : pile.unseen().size());
      if (card.knownHere(eyes)) {
        // Of the top all see the Story; its other side, who looks at it.
        if (depth > 1 || looking(tale, viewer)) {
          known.add(known(depth, card.card()));
        }
      } else if (card.knot() != 0) {
        depths.computeIfAbsent(card.knot(), _ -> new ArrayList<>()).add(depth);
        if (card.knownNear(eyes)) {
          cards
              .computeIfAbsent(card.knot(), _ -> new ArrayList<>())
              .add(face(card.card(), Side.STORY));
        }
      }
    }
    List<TaleView.Among> among = new ArrayList<>();
    cards.forEach(
        (knot, faces) -> {
          faces.sort((one, two) -> Integer.compare(one.card(), two.card()));
          among.add(new TaleView.Among(depths.getOrDefault(knot, List.of()), faces));
        });
    return new TaleView.PileView(pile.size(), face(pile.visible(), Side.STORY), known, among);
  }

  private static boolean looking(Tale tale, Viewer viewer) {
    return tale.phase() instanceof Phase.Playing playing
        && viewer.equals(Viewer.player(playing.seat()))
        && Flow.window(tale, playing) > 0;
  }

  private TaleView.Known known(int depth, int card) {
    return new TaleView.Known(depth, face(card, Side.STORY), face(card, Side.OBJECTIVE));
  }

  private List<TaleView.PlaceView> market(Market market) {
    List<TaleView.PlaceView> places = new ArrayList<>();
    for (int number = 1; number <= market.places().size(); number++) {
      Market.Place place = market.place(number);
      places.add(
          new TaleView.PlaceView(
              number,
              place.side(),
              face(place.card(), place.side()),
              place.reserved().map(Seat::index)));
    }
    return places;
  }

  private List<TaleView.GridView> grids(Tale tale) {
    List<Score> scores = FinalCount.scores(scoring, tale);
    List<TaleView.GridView> grids = new ArrayList<>();
    for (int seat = 0; seat < scores.size(); seat++) {
      Teller teller = tale.tellers().get(seat);
      Score score = scores.get(seat);
      grids.add(
          new TaleView.GridView(
              seat,
              teller.grid().cards().stream().map(card -> laid(teller.grid(), card)).toList(),
              score.lines().stream().map(this::worth).toList(),
              score.bonuses().stream().map(this::extra).toList(),
              score.total(),
              teller.skips(),
              teller.banned(),
              teller.named(),
              teller.hand().size()));
    }
    return grids;
  }

  private TaleView.Extra extra(Score.Bonus bonus) {
    Words why =
        bonus.from().map(effect -> Objects.requireNonNull(reasons.get(effect))).orElse(BARGAIN);
    return new TaleView.Extra(why, bonus.points());
  }

  private TaleView.Laid laid(Grid grid, Placed placed) {
    int printed = deck.card(placed.card()).icons();
    List<Words> marks =
        placed.marks().isEmpty()
            ? List.of()
            : placed.marks().stream().map(CardMark::label).toList();
    boolean last = grid.last().isPresent() && grid.last().get().equals(placed.cell());
    TaleView.Face face =
        placed.isStory() && placed.retouched() != 0
            ? story(placed.card(), placed.icons(deck))
            : face(placed.card(), placed.side());
    return new TaleView.Laid(
        placed.cell(),
        face,
        Icon.in(placed.retouched() & ~printed),
        Icon.in(placed.retouched() & printed),
        marks,
        last);
  }

  private TaleView.Worth worth(Score.Line line) {
    return new TaleView.Worth(
        line.card(),
        deck.card(line.card()).title(),
        line.at(),
        line.times(),
        line.points(),
        line.cells());
  }

  private List<TaleView.Face> hand(Tale tale, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) ->
          tale.teller(seat).hand().stream().map(card -> face(card, Side.OBJECTIVE)).toList();
      case Viewer.Spectator _ -> List.of();
    };
  }
}
