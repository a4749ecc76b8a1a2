package bergerie.server.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.match.Offer;
import bergerie.table.wire.FromClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Non-interference at the wire. Along a random game, for every viewer: a second table stands in a
 * state that this viewer can't tell from the real one, and all that the viewer is sent at both
 * tables must be equal letter by letter, after arriving, after questions, and after moves that look
 * alike.
 */
final class WireSecrecy<S, M, V> implements AutoCloseable {

  /** Windows are many and much alike: one of so many is looked at. */
  private static final int WINDOWS = 20;

  /** After so many looks in a game, only one in ten is taken. */
  private static final int MANY = Boolean.getBoolean("bergerie.long") ? Integer.MAX_VALUE : 150;

  /** About how many of the questions known so far are asked at once. */
  private static final int QUESTIONS = 40;

  private final Game<S, M, V> game;
  private final Setup setup;
  private final Dice dice;
  private final TwinHall real;
  private final TwinHall imagined;
  private final List<String> texts = new ArrayList<>();
  private int looks;
  private int tables;
  private int compared;

  private WireSecrecy(Game<S, M, V> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.dice = new QuickDice(seed);
    this.real = new TwinHall(new Shelf(List.of(game)));
    this.imagined = new TwinHall(new Shelf(List.of(game)));
  }

  /** Plays one random game; answers how many lists of messages were compared. */
  static <S, M, V> int check(Game<S, M, V> game, Setup setup, long seed) {
    try (WireSecrecy<S, M, V> secrecy = new WireSecrecy<>(game, setup, seed)) {
      secrecy.walk();
      return secrecy.compared;
    }
  }

  private void walk() {
    S state = game.start(setup);
    while (!(game.turn(state) instanceof Turn.Over)) {
      state =
          switch (game.turn(state)) {
            case Turn.Draw _ -> game.play(state, new Actor.Deal(), game.chance(state).sample(dice));
            case Turn.Act act -> {
              if (!act.isWindow() || dice.below(WINDOWS) == 0) {
                looks(state, act);
              }
              yield acted(state, act);
            }
            case Turn.Over _ -> state;
          };
    }
  }

  private void looks(S state, Turn.Act act) {
    for (Viewer viewer : Viewer.all(setup.players())) {
      if (looks++ < MANY || dice.below(10) == 0) {
        look(state, act, viewer);
      }
    }
  }

  /** Somebody acts; in a window, or nobody does before the sand has run out. */
  private S acted(S state, Turn.Act act) {
    List<Seat> able =
        (act.isWindow() ? act.free() : act.awaited())
            .stream().filter(seat -> !game.moves(state, seat).isEmpty()).toList();
    if (act.isWindow() && (able.isEmpty() || dice.below(3) > 0)) {
      return game.play(state, new Actor.Glass(), game.timeUp(state));
    }
    Seat seat = dice.pick(able);
    return game.play(state, Actor.player(seat), dice.pick(game.moves(state, seat)));
  }

  private void look(S state, Turn.Act act, Viewer viewer) {
    S other = game.imagine(state, viewer, dice);
    begin(state, other);
    compare(viewer, "arriving");
    if (viewer instanceof Viewer.Player(Seat seat)) {
      ask(state, seat);
      compare(viewer, "questions");
    }
    for (Seat mover : act.isWindow() ? act.free() : act.awaited()) {
      if (!game.moves(state, mover).isEmpty()) {
        begin(state, other);
        move(state, other, mover, viewer);
        hush(state, other, mover, viewer);
      }
    }
  }

  /** A silent move of somebody else, made at the real table only, changes nothing one can hear. */
  private void hush(S state, S other, Seat mover, Viewer viewer) {
    List<M> silent =
        game.moves(state, mover).stream().filter(move -> game.silent(state, move)).toList();
    if (silent.isEmpty() || viewer.equals(Viewer.player(mover))) {
      return;
    }
    begin(state, other);
    compare(viewer, "arriving");
    real.say(said(real, state, mover, dice.pick(silent)));
    imagined.id();
    both(hall -> new FromClient.Chat(hall.id(), hall.table(), mover, "hm"));
    compare(viewer, "a silent move of " + mover);
  }

  private void begin(S state, S other) {
    String name = "t" + tables++;
    real.begin(name, game, setup, state);
    imagined.begin(name, game, setup, other);
  }

  /** What a seat may try to find something out, without moving. */
  private void ask(S state, Seat seat) {
    game.moves(state, seat).stream()
        .map(move -> game.notation().write(state, move))
        .filter(text -> !texts.contains(text))
        .forEach(texts::add);
    for (String text : texts.stream().filter(_ -> dice.below(texts.size()) < QUESTIONS).toList()) {
      both(hall -> new FromClient.Why(hall.id(), hall.table(), seat, text));
      // Stale on purpose: refused, whatever the move.
      both(hall -> new FromClient.Move(hall.id(), hall.table(), seat, 0, "? " + text));
    }
    both(hall -> new FromClient.Make(hall.id(), hall.table(), seat, Offer.What.TAKEBACK));
    both(hall -> new FromClient.Chat(hall.id(), hall.table(), seat, "hm"));
  }

  private interface Said {
    FromClient.ForSeat at(TwinHall hall);
  }

  private void both(Said said) {
    real.say(said.at(real));
    imagined.say(said.at(imagined));
  }

  /** A move at the real table, and one at the imagined that looks the same to the viewer. */
  private void move(S state, S other, Seat mover, Viewer viewer) {
    Actor actor = Actor.player(mover);
    M move = dice.pick(game.moves(state, mover));
    S after = game.play(state, actor, move);
    Optional<M> twin =
        game.moves(other, mover).stream()
            .filter(m -> !viewer.equals(Viewer.player(mover)) || m.equals(move))
            .filter(m -> view(game.play(other, actor, m), viewer).equals(view(after, viewer)))
            .findAny();
    // What follows by itself is drawn, and may be different at both tables: then there is nothing
    // to compare.
    if (twin.isEmpty() || !(game.turn(after) instanceof Turn.Act)) {
      return;
    }
    real.say(said(real, state, mover, move));
    imagined.say(said(imagined, other, mover, twin.get()));
    compare(viewer, "a move of " + mover);
  }

  private V view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  private FromClient.Move said(TwinHall hall, S state, Seat mover, M move) {
    String text = game.notation().write(state, move);
    return new FromClient.Move(hall.id(), hall.table(), mover, hall.seq(), text);
  }

  private void compare(Viewer viewer, String when) {
    List<String> heard = real.heard(viewer);
    assertEquals(
        heard, imagined.heard(viewer), game.info().id() + ": " + viewer + " after " + when);
    compared += heard.size();
    // The others have heard things too, which are compared when it is their turn to look.
    Viewer.all(setup.players())
        .forEach(
            other -> {
              real.heard(other);
              imagined.heard(other);
            });
  }

  @Override
  public void close() {
    real.close();
    imagined.close();
  }
}
