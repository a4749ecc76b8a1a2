package bergerie.second;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.fail;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One random game by the rules, which the second telling follows and has to agree with. */
final class Comparison<S, M> {

  /** Sand runs out before one step in so many; which, is drawn for each game. */
  private static final List<Integer> SAND = List.of(5, 50, 1000);

  private static final int ALL_AGREE = 150;

  private final Game<S, M, ?> game;
  private final Setup setup;
  private final Second second;
  private final long seed;
  private final Dice dice;
  private final Temper temper;
  private final int sand;
  private final Map<String, Integer> seen = new TreeMap<>();
  private S state;
  private int glass = -1;
  private int step;
  private String latest = "nothing";

  private Comparison(Game<S, M, ?> game, Setup setup, Second second, long seed, Dice dice) {
    this.game = game;
    this.setup = setup;
    this.second = second;
    this.seed = seed;
    this.dice = dice;
    temper = dice.pick(List.of(Temper.values()));
    sand = dice.pick(SAND);
    state = game.start(setup);
  }

  /**
   * Plays a game to its end; tells how often each kind of step was made, and how it ended.
   *
   * @param seed of the dice, which have drawn the set-up already
   */
  static <S, M> Map<String, Integer> play(
      Game<S, M, ?> game, Setup setup, Second second, long seed, Dice dice) {
    return new Comparison<>(game, setup, second, seed, dice).toTheEnd();
  }

  private Map<String, Integer> toTheEnd() {
    while (true) {
      compare();
      switch (game.turn(state)) {
        case Turn.Over(var outcome) -> {
          note("end " + outcome.rule());
          return seen;
        }
        case Turn.Draw _ -> step(new Actor.Deal(), game.chance(state).sample(dice));
        case Turn.Act act -> act(act);
      }
    }
  }

  private void act(Turn.Act act) {
    if (game.counted(state).isPresent() && dice.below(ALL_AGREE) == 0) {
      state = game.counted(state).orElseThrow();
      second.count();
      note("agreed");
      stepped("count");
    } else if (act.sand().isPresent() && dice.below(sand) == 0) {
      step(new Actor.Glass(), game.timeUp(state));
    } else {
      Seat seat = dice.pick(act.awaited());
      Map<String, M> moves = moves(seat);
      step(Actor.player(seat), moves.get(temper.pick(List.copyOf(moves.keySet()), dice)));
    }
  }

  private void step(Actor actor, M move) {
    String text = write(move);
    String stage = game.notation().writeState(state).split("[ ;]")[0];
    state = game.play(state, actor, move);
    second.play(text);
    note(stage + (actor instanceof Actor.Glass ? " glass" : "") + ": " + Temper.kind(text));
    stepped(text);
  }

  private void stepped(String text) {
    latest = text;
    step++;
    note("steps");
  }

  private void note(String what) {
    seen.merge(what, 1, Integer::sum);
  }

  private void compare() {
    Account rules = account();
    Account other = second.account();
    if (!rules.equals(other)) {
      fail(
          """
          %s with %d players, seed %d, %s
          step %d, after %s
          rules:
            %s
          second telling:
            %s"""
              .formatted(
                  game.info().id(),
                  setup.players(),
                  seed,
                  setup.options(),
                  step,
                  latest,
                  rules,
                  other));
    }
  }

  private Account account() {
    Account account = new Account(game.notation().writeState(state));
    switch (game.turn(state)) {
      case Turn.Over(var outcome) ->
          account.over(
              outcome.winners().stream().map(this::name).toList(),
              outcome.rule(),
              outcome.scores());
      case Turn.Draw _ -> account.draws(draws());
      case Turn.Act act -> {
        Seat.all(setup.players()).stream()
            .filter(seat -> act.mayMove(seat) || !game.moves(state, seat).isEmpty())
            .forEach(seat -> account.moves(name(seat), moves(seat).keySet()));
        act.sand().ifPresent(sand -> tell(sand, account));
      }
    }
    return game.counted(state).isPresent() ? account.mayCount() : account;
  }

  private void tell(Sand sand, Account account) {
    String turned = sand.glass() == glass ? "same" : "new";
    glass = sand.glass();
    account.sand(turned, sand.length().toSeconds(), write(game.timeUp(state)));
  }

  private Map<String, Integer> draws() {
    return game.chance(state).outcomes().orElseThrow().stream()
        .collect(toMap(outcome -> write(outcome.move()), Chance.Weighted::weight));
  }

  private Map<String, M> moves(Seat seat) {
    return game.moves(state, seat).stream()
        .collect(toMap(this::write, move -> move, (one, _) -> one, TreeMap::new));
  }

  private String write(M move) {
    return game.notation().write(state, move);
  }

  private String name(Seat seat) {
    return game.info().name(seat).id();
  }
}
