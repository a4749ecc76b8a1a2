package bergerie.rules.scenario;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table at which a scenario is played, line by line. */
final class Playing<S, M, V> {

  /** A move as the game writes it, and what the referee says to it. */
  record Ruled(String move, Ruling ruling) {}

  private final Game<S, M, V> game;
  private final Setup setup;
  private final Map<Viewer, Told> lastTold = new HashMap<>();
  private final Recording<S, M, V> recording;
  private S state;

  Playing(Game<S, M, V> game, Setup setup) {
    this(game, setup, game.start(setup), new Recording<>(game));
  }

  private Playing(Game<S, M, V> game, Setup setup, S state, Recording<S, M, V> recording) {
    this.game = game;
    this.setup = setup;
    this.state = state;
    this.recording = recording;
  }

  /** A table that stands like this one, where others go on; what happened here is forgotten. */
  Playing<S, M, V> fork() {
    return new Playing<>(game, setup, state, recording.from(state));
  }

  /** What has happened here. */
  Staging staging() {
    return recording.of(state);
  }

  /** The seat whose eyes see this. */
  Seat eyes() {
    return switch (recording.viewer()) {
      case Viewer.Player(Seat seat) -> seat;
      case Viewer.Spectator _ -> throw new Mismatch("expected “eyes SEAT” before this");
    };
  }

  /** What was agreed before anybody sat down. */
  Setup setup() {
    return setup;
  }

  /** How the table stands, as one line. */
  String position() {
    return game.notation().writeState(state);
  }

  /** The legal moves of a seat, as text. */
  List<String> moves(Seat seat) {
    return game.moves(state, seat).stream().map(m -> game.notation().write(state, m)).toList();
  }

  /** What the referee says to a move, and how the game writes it. */
  Reading<Ruled> rule(Seat seat, String text) {
    return game.notation()
        .read(state, text)
        .then(
            move ->
                Reading.of(
                    new Ruled(
                        game.notation().write(state, move),
                        Referee.rule(game, state, Actor.player(seat), move))));
  }

  /** A move of a seat. */
  void play(Seat seat, String text) {
    play(Actor.player(seat), text);
  }

  /** Carries out a line. */
  void carryOut(Scenario.Line line) {
    switch (line.keyword()) {
      case "eyes" -> recording.through(Viewer.player(seat(line.rest())));
      case "state" -> {
        state = Expect.understood(game.notation().readState(setup, line.rest()));
        recording.laid();
      }
      case "play" -> {
        for (String move : line.rest().split(";", -1)) {
          String[] parts = move.strip().split("\\s+", 2);
          Mismatch.unless(parts.length == 2, "play: expected SEAT MOVE, got “" + move + "”");
          play(Actor.player(seat(parts[0])), parts[1]);
        }
      }
      case "deal" -> {
        for (String move : line.rest().split(";", -1)) {
          play(new Actor.Deal(), move.strip());
        }
      }
      case "glass" -> {
        Mismatch.unless(
            game.turn(state) instanceof Turn.Act act && act.sand().isPresent(), "no sand runs");
        play(new Actor.Glass(), game.notation().write(state, game.timeUp(state)));
      }
      case "count" ->
          state =
              game.counted(state)
                  .orElseThrow(() -> new Mismatch("the rules do not let the players stop here"));
      case "expect" -> new Expect<>(game, setup, state, lastTold, recording).check(line.rest());
      default ->
          throw new Mismatch(
              "expected game, players, option, eyes, state, play, deal, glass, count or expect,"
                  + " got “"
                  + line.keyword()
                  + "”");
    }
  }

  private void play(Actor actor, String text) {
    M move = Expect.understood(game.notation().read(state, text));
    switch (Referee.rule(game, state, actor, move)) {
      case Ruling.Refused(var objection) ->
          throw new Mismatch(
              text + " is refused: " + objection.rule() + ": " + objection.why().en());
      case Ruling.Allowed _ -> {
        S before = state;
        for (Viewer viewer : Viewer.all(setup.players())) {
          lastTold.put(viewer, game.notation().tell(state, actor, move, viewer));
        }
        state = game.play(state, actor, move);
        recording.moved(before, actor, move, state);
      }
    }
  }

  private Seat seat(String name) {
    return Expect.seat(game, setup, name);
  }
}
