package bergerie.lair;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Notation;
import bergerie.rules.Objection;
import bergerie.rules.Option;
import bergerie.rules.Outcome;
import bergerie.rules.Rule;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.SeatName;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** All choose a card in secret, the highest takes the round; four rounds. */
public class Lair implements Game<LairState, LairMove, LairView> {

  private static final GameInfo INFO =
      new GameInfo(
          "lair",
          1,
          Words.same("Lair"),
          Words.same("A game for tests"),
          List.of(2, 3, 4),
          IntStream.range(0, 4).mapToObj(i -> new SeatName("p" + i, Words.same("P" + i))).toList(),
          List.of(
              new Option.Choice(
                  "sand",
                  Words.same("sand"),
                  List.of(
                      new Option.Value("no", Words.same("no")),
                      new Option.Value("yes", Words.same("yes"))))),
          List.of(
              new Rule("LA-1", Words.same("Choose a card of your hand."), List.of()),
              new Rule("LA-2", Words.same("Most points win."), List.of())),
          GameInfo.Secrecy.HIDDEN,
          1,
          1);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public LairState start(Setup setup) {
    return LairState.start(setup);
  }

  @Override
  public Turn turn(LairState state) {
    if (state.over()) {
      int best = Collections.max(state.points());
      List<Seat> winners =
          Seat.all(state.players()).stream()
              .filter(seat -> state.points().get(seat.index()) == best)
              .toList();
      return new Turn.Over(new Outcome(winners, state.points(), "LA-2", Words.same("Most points")));
    }
    if (!state.drawing().isEmpty()) {
      return new Turn.Draw();
    }
    Optional<Sand> sand =
        state.setup().option("sand").equals("yes")
            ? Optional.of(new Sand(state.round(), Duration.ofMillis(400)))
            : Optional.empty();
    return new Turn.Act(state.undecided(), List.of(), sand);
  }

  @Override
  public List<LairMove> moves(LairState state, Seat seat) {
    if (state.over() || !state.drawing().isEmpty() || !state.undecided().contains(seat)) {
      return List.of();
    }
    return state.hands().get(seat.index()).stream().<LairMove>map(LairMove.Chosen::new).toList();
  }

  @Override
  public Objection objection(LairState state, Seat seat, LairMove move) {
    return new Objection("LA-1", Words.same("Not in your hand."));
  }

  @Override
  public Chance<LairMove> chance(LairState state) {
    Seat seat = state.drawing().getFirst();
    return Chance.of(
        state.unseen().stream()
            .map(card -> new Chance.Weighted<LairMove>(new LairMove.Dealt(seat, card), 1))
            .toList());
  }

  @Override
  public LairMove timeUp(LairState state) {
    Seat seat = state.undecided().getFirst();
    return new LairMove.TimeUp(seat, state.hands().get(seat.index()).getFirst());
  }

  @Override
  public LairState play(LairState state, Actor actor, LairMove move) {
    return switch (move) {
      case LairMove.Dealt(Seat seat, int card) -> state.drawn(seat, card);
      case LairMove.TimeUp(Seat seat, int card) -> state.chosen(seat, card);
      case LairMove.Chosen(int card) when actor instanceof Actor.Player(Seat seat) ->
          state.chosen(seat, card);
      case LairMove.Chosen _ -> throw new IllegalArgumentException("only players choose");
    };
  }

  @Override
  public LairView view(LairState state, Viewer viewer) {
    List<Integer> own = List.of();
    int chosen = 0;
    if (viewer instanceof Viewer.Player(Seat seat)) {
      own = state.hands().get(seat.index());
      chosen = state.sealed().get(seat.index());
    }
    return new LairView(
        own,
        chosen,
        state.hands().stream().map(List::size).toList(),
        state.sealed().stream().map(card -> card > 0).toList(),
        state.points(),
        state.shown(),
        state.round());
  }

  @Override
  public LairState imagine(LairState state, Viewer viewer, Dice dice) {
    List<Integer> pool = new ArrayList<>(state.unseen());
    for (int i = 0; i < state.players(); i++) {
      if (!viewer.equals(Viewer.player(Seat.of(i)))) {
        pool.addAll(state.hands().get(i));
      }
    }
    Collections.sort(pool);
    List<List<Integer>> hands = new ArrayList<>();
    List<Integer> sealed = new ArrayList<>();
    for (int i = 0; i < state.players(); i++) {
      if (viewer.equals(Viewer.player(Seat.of(i)))) {
        hands.add(state.hands().get(i));
        sealed.add(state.sealed().get(i));
        continue;
      }
      List<Integer> hand = new ArrayList<>();
      while (hand.size() < state.hands().get(i).size()) {
        hand.add(pool.remove(dice.below(pool.size())));
      }
      Collections.sort(hand);
      hands.add(hand);
      sealed.add(state.sealed().get(i) > 0 ? dice.pick(hand) : 0);
    }
    return new LairState(
        state.setup(), hands, sealed, state.points(), pool, state.shown(), state.round());
  }

  @Override
  public Map<String, Integer> stock(LairState state) {
    int held = state.hands().stream().mapToInt(List::size).sum() + state.unseen().size();
    int played = (state.round() - 1) * state.players();
    return Map.of("cards", held + played);
  }

  @Override
  public Notation<LairState, LairMove, LairView> notation() {
    return new LairNotation();
  }
}
