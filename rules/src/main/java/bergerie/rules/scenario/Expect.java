package bergerie.rules.scenario;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Objection;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Referee;
import bergerie.rules.Ruling;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The {@code expect} lines of a scenario. */
final class Expect<S, M, V> {

  private final Game<S, M, V> game;
  private final Setup setup;
  private final S state;
  private final Map<Viewer, Told> lastTold;
  private final Recording<S, M, V> recording;

  Expect(
      Game<S, M, V> game,
      Setup setup,
      S state,
      Map<Viewer, Told> lastTold,
      Recording<S, M, V> recording) {
    this.game = game;
    this.setup = setup;
    this.state = state;
    this.lastTold = lastTold;
    this.recording = recording;
  }

  void check(String expectation) {
    int colon = expectation.indexOf(':');
    String[] head =
        (colon < 0 ? expectation : expectation.substring(0, colon)).strip().split("\\s+", -1);
    String tail = colon < 0 ? "" : expectation.substring(colon + 1).strip();
    String what = head[0];
    List<String> words = Arrays.asList(head).subList(1, head.length);
    switch (what) {
      case "over" -> same(tail, over());
      case "turn" -> same(tail, turn());
      case "sand" -> same(tail, sand());
      case "count" -> same(tail, game.counted(state).isPresent() ? "allowed" : "refused");
      case "state" -> compare(words, tail, game.notation().writeState(state));
      case "moves" -> moves(words, tail);
      case "allowed" -> same("allowed", ruling(words));
      case "refused" -> same("refused, " + tail, ruling(words));
      case "unreadable" -> unreadable(expectation.substring(what.length()).strip());
      case "sees" -> compare(rest(words), tail, seen(viewer(words)));
      case "told" -> compare(rest(words), tail, line(viewer(words)));
      case "cue" -> compare(rest(words), tail, told(viewer(words)).cue());
      case "perft" -> perft(tail);
      default ->
          throw new Mismatch(
              "expect: expected over, turn, sand, count, state, moves, allowed, refused, unreadable,"
                  + " sees, told, cue or perft, got “"
                  + what
                  + "”");
    }
  }

  private String over() {
    return switch (game.turn(state)) {
      case Turn.Over(Outcome outcome) when outcome.isDraw() -> "draw, " + outcome.rule();
      case Turn.Over(Outcome outcome) -> {
        String scores =
            outcome.scores().stream().map(String::valueOf).collect(Collectors.joining(" "));
        yield names(outcome.winners()) + " win, " + outcome.rule() + ", " + scores;
      }
      case Turn.Act _, Turn.Draw _ -> "not over";
    };
  }

  private String turn() {
    return switch (game.turn(state)) {
      case Turn.Act act -> names(act.awaited());
      case Turn.Draw _ -> "draw";
      case Turn.Over _ -> "over";
    };
  }

  private String sand() {
    return game.turn(state) instanceof Turn.Act act
        ? act.sand()
            .map(sand -> sand.length().toSeconds() + " seconds, glass " + sand.glass())
            .orElse("none")
        : "none";
  }

  private void moves(List<String> words, String tail) {
    Mismatch.unless(!words.isEmpty(), "moves: expected a seat");
    Seat seat = seat(game, setup, words.getFirst());
    List<String> legal = new ArrayList<>();
    for (M move : game.moves(state, seat)) {
      legal.add(game.notation().write(state, move));
    }
    if (words.contains("count")) {
      same(tail, Integer.toString(legal.size()));
      return;
    }
    String separator = tail.contains(";") ? ";" : "\\s+";
    List<String> named =
        Arrays.stream(tail.split(separator, -1))
            .map(String::strip)
            .filter(m -> !m.isEmpty())
            .toList();
    if (words.contains("has")) {
      named.forEach(m -> Mismatch.unless(legal.contains(m), m + " is not among " + legal));
    } else if (words.contains("lacks")) {
      named.forEach(m -> Mismatch.unless(!legal.contains(m), m + " is among " + legal));
    } else {
      same(new TreeSet<>(named).toString(), new TreeSet<>(legal).toString());
    }
  }

  private String ruling(List<String> words) {
    Mismatch.unless(words.size() >= 2, "expected SEAT MOVE");
    String text = String.join(" ", rest(words));
    M move = understood(game.notation().read(state, text));
    Actor actor = actor(words.getFirst());
    return switch (Referee.rule(game, state, actor, move)) {
      case Ruling.Allowed _ -> {
        recording.allowed(state, actor, move);
        yield "allowed";
      }
      case Ruling.Refused(Objection objection) -> {
        recording.refused(state, actor, text, objection);
        yield "refused, " + objection.rule();
      }
    };
  }

  private Actor actor(String name) {
    return switch (name) {
      case "deal" -> new Actor.Deal();
      case "glass" -> new Actor.Glass();
      default -> Actor.player(seat(game, setup, name));
    };
  }

  private void unreadable(String text) {
    if (game.notation().read(state, text) instanceof Reading.Understood<M>(M move)) {
      throw new Mismatch("“" + text + "” is read as " + move);
    }
  }

  private String seen(Viewer viewer) {
    return game.notation().draw(game.view(state, viewer));
  }

  private String line(Viewer viewer) {
    return told(viewer).line().to(game.info().hearer(viewer)).en().text();
  }

  private Told told(Viewer viewer) {
    Told told = lastTold.get(viewer);
    if (told == null) {
      throw new Mismatch("no move was played");
    }
    return told;
  }

  private Viewer viewer(List<String> words) {
    Mismatch.unless(!words.isEmpty(), "expected a seat or “spectator”");
    return words.getFirst().equals("spectator")
        ? new Viewer.Spectator()
        : Viewer.player(seat(game, setup, words.getFirst()));
  }

  private void perft(String tail) {
    List<String> counts = new ArrayList<>();
    String[] wanted = tail.split("\\s+", -1);
    for (int depth = 1; depth <= wanted.length; depth++) {
      counts.add(Long.toString(Perft.count(game, state, depth)));
    }
    same(String.join(" ", wanted), String.join(" ", counts));
  }

  private String names(List<Seat> seats) {
    return seats.stream().map(seat -> game.info().name(seat).id()).collect(Collectors.joining("+"));
  }

  private static List<String> rest(List<String> words) {
    return words.isEmpty() ? words : words.subList(1, words.size());
  }

  private static void compare(List<String> words, String wanted, String found) {
    if (words.contains("has")) {
      Mismatch.unless(found.contains(wanted), "“" + wanted + "” is not in: " + found);
    } else if (words.contains("lacks")) {
      Mismatch.unless(!found.contains(wanted), "“" + wanted + "” is in: " + found);
    } else {
      same(wanted, found.strip());
    }
  }

  /** Equal, or equal up to what the scenario does not care to name. */
  private static void same(String wanted, String found) {
    Mismatch.unless(
        found.equals(wanted)
            || found.startsWith(wanted + ", ")
            || found.startsWith(wanted + "; past "),
        "expected “" + wanted + "”, found “" + found + "”");
  }

  static Seat seat(Game<?, ?, ?> game, Setup setup, String name) {
    return game.info()
        .seat(name)
        .filter(seat -> seat.index() < setup.players())
        .orElseThrow(() -> new Mismatch("no seat “" + name + "” in " + game.info().id()));
  }

  static <T> T understood(Reading<T> reading) {
    return switch (reading) {
      case Reading.Understood<T>(T value) -> value;
      case Reading.Garbled<T>(Words why) -> throw new Mismatch(why.en());
    };
  }
}
