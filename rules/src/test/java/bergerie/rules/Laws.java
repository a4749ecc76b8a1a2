package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.telling.Beat;
import bergerie.telling.Spoken;
import bergerie.telling.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The laws every game obeys, checked along one random game from a seed.
 *
 * <ol>
 *   <li>it ends;
 *   <li>listed moves pass the referee, others are refused by a known rule;
 *   <li>notation round-trips, for moves and states;
 *   <li>{@code play} is pure;
 *   <li>same seed, same log;
 *   <li>a viewer's view, moves, freedom, foresight and hints are the same in the real and any
 *       imagined state;
 *   <li>in hidden games, moves that leave a viewer with equal views are told to it in equal words
 *       and beats; and words speak of nothing that the beats do not; a move that is open to a
 *       viewer is told to it as to a spectator;
 *   <li>in hidden games, imagined states really vary;
 *   <li>cards, sheep and coins add up at every step.
 * </ol>
 */
public final class Laws<S, M, V> {

  private static final int ENDLESS = 50_000;
  private static final int ALTERNATIVES = 24;
  private static final int FORESEEN = 4;

  /** How a step of a random game came about. */
  private record Step<M>(Actor actor, M move) {}

  private final Game<S, M, V> game;
  private final Setup setup;
  private final long seed;
  private final Set<String> knownRules = new HashSet<>();
  private final List<M> pool = new ArrayList<>();
  private final Set<Viewer> surprised = new HashSet<>();

  private Laws(Game<S, M, V> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    game.info().rules().forEach(rule -> knownRules.add(rule.id()));
    knownRules.addAll(List.of(Referee.NOT_YOUR_TURN, Referee.GAME_OVER, Referee.NOT_DRAWN));
  }

  /** Plays one random game and checks every law on its way. */
  public static <S, M, V> void check(Game<S, M, V> game, Setup setup, long seed) {
    Laws<S, M, V> laws = new Laws<>(game, setup, seed);
    List<String> log = laws.walk();
    assertEquals(log, new Laws<>(game, setup, seed).log(), "law 5: same seed, same log");
  }

  private List<String> walk() {
    Dice dice = new QuickDice(seed);
    Dice looks = new QuickDice(~seed);
    List<String> log = new ArrayList<>();
    S state = game.start(setup);
    Map<String, Integer> stock = game.stock(state);
    for (int number = 0; ; number++) {
      assertTrue(number < ENDLESS, "law 1: it ends");
      assertEquals(stock, game.stock(state), () -> "law 9: conservation after " + log);
      look(state, looks, number);
      if (game.turn(state) instanceof Turn.Over over) {
        closing(state, over);
        return log;
      }
      Step<M> step = step(state, dice);
      log.add(game.notation().write(state, step.move()));
      state = played(state, step);
    }
  }

  private List<String> log() {
    Dice dice = new QuickDice(seed);
    List<String> log = new ArrayList<>();
    S state = game.start(setup);
    while (!(game.turn(state) instanceof Turn.Over)) {
      Step<M> step = step(state, dice);
      log.add(game.notation().write(state, step.move()));
      state = game.play(state, step.actor(), step.move());
    }
    return log;
  }

  private Step<M> step(S state, Dice dice) {
    return switch (game.turn(state)) {
      case Turn.Over _ -> fail("no step after the end");
      case Turn.Draw _ -> new Step<>(new Actor.Deal(), game.chance(state).sample(dice));
      case Turn.Act act -> {
        List<Seat> seats = new ArrayList<>(act.awaited());
        seats.addAll(act.free());
        seats.removeIf(seat -> game.moves(state, seat).isEmpty());
        if (act.sand().isPresent() && (seats.isEmpty() || dice.below(8) == 0)) {
          yield new Step<>(new Actor.Glass(), game.timeUp(state));
        }
        assertFalse(seats.isEmpty(), "law 1: somebody can move");
        Seat seat = dice.pick(seats);
        yield new Step<>(Actor.player(seat), dice.pick(game.moves(state, seat)));
      }
    };
  }

  private S played(S state, Step<M> step) {
    assertEquals(
        new Ruling.Allowed(),
        Referee.rule(game, state, step.actor(), step.move()),
        "law 2: what was chosen is allowed");
    String before = game.notation().writeState(state);
    S once = game.play(state, step.actor(), step.move());
    assertEquals(once, game.play(state, step.actor(), step.move()), "law 4: play is pure");
    assertEquals(before, game.notation().writeState(state), "law 4: play changes nothing");
    return once;
  }

  private void look(S state, Dice dice, int number) {
    // Every step of a short game, ever fewer of a long one.
    if (number > 40 && number % (number / 20) != 0) {
      return;
    }
    readsBack(state);
    for (Seat seat : Seat.all(setup.players())) {
      judges(state, seat, dice);
    }
    tellsOpenly(state, dice);
    for (Viewer viewer : Viewer.all(setup.players())) {
      imagines(state, viewer, dice);
      // Where nothing is masked, two ways to one position may be told apart.
      if (game.info().secrecy() == GameInfo.Secrecy.HIDDEN) {
        tellsAlike(state, viewer, dice);
      }
    }
  }

  private void readsBack(S state) {
    String line = game.notation().writeState(state);
    assertFalse(line.contains("\n"), "law 3: a state is one line");
    assertEquals(
        state,
        game.notation().readState(setup, line).orThrow(),
        "law 3: state round-trips: " + line);
  }

  private void judges(S state, Seat seat, Dice dice) {
    List<M> moves = game.moves(state, seat);
    assertEquals(moves, game.moves(state, seat), "law 2: moves come in a stable order");
    assertEquals(new HashSet<>(moves).size(), moves.size(), "law 2: no move is listed twice");
    boolean mayMove = game.turn(state) instanceof Turn.Act act && act.mayMove(seat);
    assertTrue(mayMove || moves.isEmpty(), "law 2: who may not move has no moves");
    for (M move : moves) {
      String text = game.notation().write(state, move);
      assertEquals(
          move, game.notation().read(state, text).orThrow(), "law 3: move round-trips: " + text);
    }
    for (M move : sample(moves, dice)) {
      assertEquals(
          new Ruling.Allowed(),
          Referee.rule(game, state, Actor.player(seat), move),
          "law 2: a listed move passes");
      pool.add(move);
    }
    for (M move : sample(pool, dice)) {
      if (!moves.contains(move)) {
        Ruling ruling = Referee.rule(game, state, Actor.player(seat), move);
        assertTrue(
            ruling instanceof Ruling.Refused(Objection objection)
                && knownRules.contains(objection.rule())
                && !objection.why().en().isBlank()
                && !objection.why().fr().isBlank(),
            () -> "law 2: " + move + " is refused by a known rule, not " + ruling);
      }
    }
  }

  private void imagines(S state, Viewer viewer, Dice dice) {
    V view = game.view(state, viewer);
    S imagined = game.imagine(state, viewer, dice);
    int pick = dice.below(1 << 20);
    assertAll(
        () -> assertEquals(view, game.view(imagined, viewer), "law 6: view of " + viewer),
        () ->
            assertEquals(
                freedom(state, viewer, pick),
                freedom(imagined, viewer, pick),
                "law 6: freedom of " + viewer));
    if (!imagined.equals(state)) {
      surprised.add(viewer);
    }
  }

  /** All a viewer could do, and what kind of step the table is at. */
  private Object freedom(S state, Viewer viewer, int pick) {
    Turn turn = game.turn(state);
    return switch (viewer) {
      case Viewer.Spectator _ -> turn.getClass();
      case Viewer.Player(Seat seat) ->
          List.of(
              turn.getClass(),
              turn instanceof Turn.Act act && act.mayMove(seat),
              game.moves(state, seat),
              foresight(state, seat),
              counsel(state, seat, pick));
    };
  }

  /** What the first of a player's moves would bring about. */
  private List<Object> foresight(S state, Seat seat) {
    return game.moves(state, seat).stream()
        .limit(FORESEEN)
        .<Object>map(move -> game.ahead(state, seat, move))
        .toList();
  }

  /** How any one of them is advised, and what it is good for. */
  private List<Object> counsel(S state, Seat seat, int pick) {
    List<M> moves = game.moves(state, seat);
    if (moves.isEmpty()) {
      return List.of();
    }
    M move = moves.get(pick % moves.size());
    return List.of(game.notation().propose(state, seat, move), game.point(state, seat, move));
  }

  private void tellsOpenly(S state, Dice dice) {
    for (Step<M> step : alternatives(state, dice)) {
      Told common = game.notation().tell(state, step.actor(), step.move(), new Viewer.Spectator());
      for (Viewer viewer : Viewer.all(setup.players())) {
        if (game.notation().isOpen(state, step.move(), viewer)) {
          assertEquals(
              common,
              game.notation().tell(state, step.actor(), step.move(), viewer),
              "law 7: open to " + viewer + ", so told like to a spectator");
        }
      }
    }
  }

  private void tellsAlike(S state, Viewer viewer, Dice dice) {
    Map<V, Told> told = new HashMap<>();
    for (Step<M> step : alternatives(state, dice)) {
      V after = game.view(game.play(state, step.actor(), step.move()), viewer);
      Told now = game.notation().tell(state, step.actor(), step.move(), viewer);
      speaksOfItsBeats(now, viewer);
      assertEquals(
          told.getOrDefault(after, now), now, "law 7: equal views, equal words for " + viewer);
      told.put(after, now);
    }
  }

  /** Where there are beats, a line marks nothing that they do not speak of. */
  private void speaksOfItsBeats(Told told, Viewer viewer) {
    if (told.beats().isEmpty()) {
      return;
    }
    Set<String> known = new HashSet<>();
    for (Beat beat : told.beats()) {
      known.addAll(beat.things());
      beat.who().ifPresent(seat -> known.add("" + seat));
      beat.from().ifPresent(from -> known.addAll(List.of(from.split("\\+"))));
      beat.to().ifPresent(to -> known.addAll(List.of(to.split("\\+"))));
      assertTrue(knownRules.contains(beat.rule()), () -> "law 7: a known rule: " + beat);
    }
    Spoken spoken = told.line().to(game.info().hearer(viewer));
    for (Wording line : List.of(spoken.en(), spoken.fr())) {
      line.marks()
          .forEach(
              mark ->
                  assertTrue(
                      known.contains(mark.id()),
                      () -> "law 7: “" + line.text() + "” speaks of " + mark + ", not in beats"));
    }
  }

  private List<Step<M>> alternatives(S state, Dice dice) {
    List<Step<M>> steps = new ArrayList<>();
    switch (game.turn(state)) {
      case Turn.Over _ -> {}
      case Turn.Draw _ ->
          game.chance(state)
              .outcomes()
              .ifPresent(
                  all -> all.forEach(o -> steps.add(new Step<>(new Actor.Deal(), o.move()))));
      case Turn.Act act -> {
        Seat seat = act.awaited().isEmpty() ? act.free().getFirst() : dice.pick(act.awaited());
        game.moves(state, seat).forEach(m -> steps.add(new Step<>(Actor.player(seat), m)));
      }
    }
    return sample(steps, dice);
  }

  private void closing(S state, Turn.Over over) {
    assertEquals(setup.players(), over.outcome().scores().size(), "a score for every seat");
    assertTrue(knownRules.contains(over.outcome().rule()), "the end names a known rule");
    switch (game.info().secrecy()) {
      case HIDDEN ->
          assertEquals(
              Set.copyOf(Viewer.all(setup.players())), surprised, "law 8: imagined states vary");
      case OPEN -> assertEquals(Set.of(), surprised, "law 8: an open game hides nothing");
      // Its own tests bring about the games that hide something.
      case AT_TIMES -> {}
    }
    for (Seat seat : Seat.all(setup.players())) {
      assertEquals(List.of(), game.moves(state, seat), "law 1: no moves after the end");
    }
  }

  private static <T> List<T> sample(List<T> all, Dice dice) {
    if (all.size() <= ALTERNATIVES) {
      return List.copyOf(all);
    }
    List<T> some = new ArrayList<>();
    for (int i = 0; i < ALTERNATIVES; i++) {
      some.add(dice.pick(all));
    }
    return some;
  }
}
