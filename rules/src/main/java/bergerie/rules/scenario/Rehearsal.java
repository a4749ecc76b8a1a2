package bergerie.rules.scenario;

import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment.Merit;
import bergerie.rules.scenario.Lesson.Part;
import bergerie.rules.scenario.Task.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A scenario as a lesson: its words are told, and what its player plays in it is asked for. The
 * player is whoever its {@code eyes} are, else whoever moves first.
 */
final class Rehearsal {

  private static final Words PLAY = new Words("Try it.", "Essayez.");
  private static final Words GO_ON = new Words("And then?", "Et ensuite ?");
  private static final Words TRY =
      new Words(
          "Try anything, even what is forbidden: the referee says why not.",
          "Essayez, même ce qui est interdit : l’arbitre dit pourquoi.");
  private static final Words RIGHT = new Words("That’s it.", "C’est bien cela.");
  private static final Words ALSO =
      new Words(
          "That is allowed, too, but the example goes on with another move.",
          "C’est permis aussi, mais l’exemple continue avec un autre coup.");
  private static final Words OTHER =
      new Words(
          "Possible, but not what this example is about.",
          "Possible, mais cet exemple parle d’autre chose.");

  /** What happens at a table. */
  private static final Set<String> HAPPENINGS = Set.of("play", "deal", "glass");

  /** A move in a scenario, and whether it is played or only asked about. */
  private record Made(Kind kind, String seat, String move) {

    private enum Kind {
      PLAYED,
      ALLOWED,
      REFUSED
    }

    private static final Pattern PLAYED = Pattern.compile("(\\S+)\\s+(.+)");
    private static final Pattern TRIED =
        Pattern.compile("(allowed|refused)\\s+(\\S+)\\s+(.+?)(:\\s+\\S+)?");

    static Optional<Made> in(Scenario.Line line) {
      return switch (line.keyword()) {
        case "play" ->
            found(PLAYED, line).map(it -> new Made(Kind.PLAYED, it.group(1), it.group(2)));
        case "expect" ->
            found(TRIED, line)
                .map(
                    it ->
                        new Made(
                            it.group(1).equals("allowed") ? Kind.ALLOWED : Kind.REFUSED,
                            it.group(2),
                            it.group(3)));
        default -> Optional.empty();
      };
    }

    private static Optional<MatchResult> found(Pattern pattern, Scenario.Line line) {
      Matcher matcher = pattern.matcher(line.rest());
      return matcher.matches() ? Optional.of(matcher) : Optional.empty();
    }
  }

  private final List<Scenario.Line> lines;
  private final Words words;
  private final String player;
  private final List<Part> parts = new ArrayList<>();

  /** Which line comes next. */
  private int next;

  private Rehearsal(List<Scenario.Line> lines, Words words, String player) {
    this.lines = lines;
    this.words = words;
    this.player = player;
  }

  /** The parts of it; none where nothing is to be played. */
  static List<Part> of(
      Scenario scenario, Words words, Function<String, Optional<Game<?, ?, ?>>> shelf) {
    Agreement agreed = new Agreement(shelf);
    scenario.lines().stream().filter(Agreement::isAbout).forEach(agreed::read);
    List<Scenario.Line> happening = scenario.lines().stream().flatMap(Rehearsal::oneByOne).toList();
    return player(happening)
        .map(
            player -> {
              Playing<?, ?, ?> table = agreed.sitDown();
              table.carryOut(new Scenario.Line(scenario.line(), "eyes", player));
              return new Rehearsal(happening, words, player).parts(table);
            })
        .orElse(List.of());
  }

  private static Stream<Scenario.Line> oneByOne(Scenario.Line line) {
    return HAPPENINGS.contains(line.keyword())
        ? Arrays.stream(line.rest().split(";", -1))
            .map(move -> new Scenario.Line(line.number(), line.keyword(), move.strip()))
        : Stream.of(line);
  }

  private static Optional<String> player(List<Scenario.Line> lines) {
    Stream<String> eyes =
        lines.stream().filter(line -> line.keyword().equals("eyes")).map(Scenario.Line::rest);
    Stream<String> movers = lines.stream().flatMap(line -> Made.in(line).stream()).map(Made::seat);
    return Stream.concat(eyes, movers).findFirst();
  }

  private List<Part> parts(Playing<?, ?, ?> beginning) {
    Playing<?, ?, ?> table = beginning;
    List<Made> tried = new ArrayList<>();
    while (next < lines.size()) {
      Scenario.Line line = lines.get(next++);
      Optional<Made> own = own(line);
      if (own.isEmpty()) {
        if (line.keyword().equals("state") || HAPPENINGS.contains(line.keyword())) {
          table.carryOut(line);
        }
      } else if (own.get().kind() == Made.Kind.PLAYED) {
        table = ask(table, tried, List.of(own.get().move()));
        tried.clear();
      } else {
        tried.add(own.get());
      }
    }
    List<String> allowed = allowed(tried);
    if (!allowed.isEmpty()) {
      var _ = ask(table, tried, allowed);
    }
    return parts;
  }

  private Optional<Made> own(Scenario.Line line) {
    return Made.in(line).filter(made -> made.seat().equals(player));
  }

  private static List<String> allowed(List<Made> tried) {
    return tried.stream().filter(one -> one.kind() == Made.Kind.ALLOWED).map(Made::move).toList();
  }

  /** Asks for a move, and goes on behind what follows it. */
  private Playing<?, ?, ?> ask(Playing<?, ?, ?> table, List<Made> tried, List<String> right) {
    boolean forbids = tried.stream().anyMatch(one -> one.kind() == Made.Kind.REFUSED);
    Words asked = forbids ? TRY : parts.isEmpty() ? PLAY : GO_ON;
    if (parts.isEmpty()) {
      parts.add(new Part(words, table.staging(), List.of(), Optional.empty()));
    }
    Playing<?, ?, ?> here = table.fork();
    Task task = new Task(here, here.eyes(), replies(here, allowed(tried), right));
    parts.add(new Part(asked, here.staging(), List.of(), Optional.of(task)));
    return task.after(task.right().getFirst()).fork();
  }

  private Map<String, Reply> replies(
      Playing<?, ?, ?> table, List<String> allowed, List<String> right) {
    Map<String, Reply> replies = new LinkedHashMap<>();
    Reply other = new Reply(Merit.OTHER, OTHER, List.of());
    table.moves(table.eyes()).forEach(move -> replies.put(move, other));
    put(replies, table, allowed, new Reply(Merit.OTHER, ALSO, List.of()));
    put(replies, table, right, new Reply(Merit.RIGHT, RIGHT, follows()));
    return replies;
  }

  private static void put(
      Map<String, Reply> replies, Playing<?, ?, ?> table, List<String> moves, Reply reply) {
    for (String move : moves) {
      String written = Expect.understood(table.rule(table.eyes(), move)).move();
      Mismatch.unless(
          replies.replace(written, reply) != null, "“" + move + "” is not among the moves");
    }
  }

  /** What happens before the player moves again. */
  private List<Scenario.Line> follows() {
    List<Scenario.Line> then = new ArrayList<>();
    for (; next < lines.size() && own(lines.get(next)).isEmpty(); next++) {
      if (HAPPENINGS.contains(lines.get(next).keyword())) {
        then.add(lines.get(next));
      }
    }
    return then;
  }
}
