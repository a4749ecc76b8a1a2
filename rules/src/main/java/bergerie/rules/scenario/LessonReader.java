package bergerie.rules.scenario;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.scenario.Comment.Merit;
import bergerie.rules.scenario.Lesson.Part;
import bergerie.rules.scenario.Task.Reply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Reads one lesson, and plays every branch of it. */
final class LessonReader {

  private final Scenario scenario;
  private final LessonLines lines;
  private final Agreement agreed;
  private final List<Part> parts = new ArrayList<>();
  private Optional<Words> title = Optional.empty();
  private Optional<Playing<?, ?, ?>> table = Optional.empty();

  /** Several moves were right: only a table that is laid anew can follow all of them. */
  private boolean parted;

  LessonReader(Scenario scenario, Function<String, Optional<Game<?, ?, ?>>> shelf) {
    this.scenario = scenario;
    this.lines = new LessonLines(scenario.lines());
    this.agreed = new Agreement(shelf);
  }

  Run<Lesson> read() {
    try {
      while (lines.hasNext()) {
        read(lines.next());
      }
      return new Run.Held<>(whole());
    } catch (Mismatch mismatch) {
      return new Run.Broken<>(mismatch.in(scenario, lines.last()));
    }
  }

  private Lesson whole() {
    List<String> named = Arrays.asList(scenario.title().split("\\s+", -1));
    Mismatch.unless(
        named.getFirst().matches("[a-z][a-z0-9-]{1,39}"), "expected “# name-of-lesson RULES”");
    Mismatch.unless(
        parts.stream().anyMatch(part -> part.task().isPresent()), "nothing is asked for");
    return new Lesson(
        named.getFirst(),
        named.subList(1, named.size()),
        title.orElseThrow(() -> new Mismatch("expected “title ENGLISH | FRENCH”")),
        parts);
  }

  private void read(Scenario.Line line) {
    switch (line.keyword()) {
      case "title" -> title = Optional.of(title(line.rest()));
      case "tell" -> add(lines.words(), light(), Optional.empty());
      case "ask" -> ask();
      default -> prepare(line);
    }
  }

  private static Words title(String text) {
    String[] both = text.split("\\|", -1);
    Mismatch.unless(both.length == 2, "expected “title ENGLISH | FRENCH”");
    return new Words(both[0].strip(), both[1].strip());
  }

  /** What happens at the table before the next part is told. */
  private void prepare(Scenario.Line line) {
    if (Agreement.isAbout(line)) {
      Mismatch.unless(table.isEmpty(), line.keyword() + ": expected before the table is set");
      agreed.read(line);
    } else {
      parted = parted && !line.keyword().equals("state");
      table().carryOut(line);
    }
  }

  private Playing<?, ?, ?> table() {
    Mismatch.unless(
        !parted, "several moves were right: expected “state”, or the end of the lesson");
    Playing<?, ?, ?> set = table.orElseGet(agreed::sitDown);
    table = Optional.of(set);
    return set;
  }

  private List<String> light() {
    return lines
        .next("light")
        .map(line -> List.of(line.rest().split("\\s+", -1)))
        .orElse(List.of());
  }

  private void ask() {
    Words words = lines.words();
    List<String> light = light();
    Playing<?, ?, ?> here = table().fork();
    Seat seat = here.eyes();
    Task task = new Task(here, seat, replies(here.moves(seat)).whole());
    add(words, light, Optional.of(task));
    goOn(task);
  }

  private Replies replies(List<String> legal) {
    Mismatch.unless(!legal.isEmpty(), "nobody can move here");
    Replies replies = new Replies(legal);
    for (Optional<Merit> merit = merit(); merit.isPresent(); merit = merit()) {
      String moves = lines.last().rest();
      Words words = lines.words();
      List<Scenario.Line> then = lines.all("then").stream().map(LessonReader::follows).toList();
      replies.add(moves, new Reply(merit.get(), words, then));
    }
    return replies;
  }

  private Optional<Merit> merit() {
    return Arrays.stream(Merit.values())
        .filter(merit -> lines.next(merit.name().toLowerCase(Locale.ROOT)).isPresent())
        .findFirst();
  }

  /** What follows a move, as a line of its own: {@code then play …}, {@code then deal …}. */
  private static Scenario.Line follows(Scenario.Line then) {
    String[] parts = then.rest().split("\\s+", 2);
    return new Scenario.Line(then.number(), parts[0], parts.length == 2 ? parts[1] : "");
  }

  /** Every branch is played once; the lesson goes on behind the move that is right. */
  private void goOn(Task task) {
    for (String move : task.moves()) {
      try {
        var _ = task.after(move);
      } catch (Mismatch mismatch) {
        throw new Mismatch("after " + move + ": " + mismatch.getMessage());
      }
    }
    List<String> right = task.right();
    Mismatch.unless(!right.isEmpty(), "no move is right");
    if (right.size() == 1) {
      table = Optional.of(task.after(right.getFirst()).fork());
    }
    parted = right.size() > 1;
  }

  private void add(Words words, List<String> light, Optional<Task> task) {
    Playing<?, ?, ?> here = table();
    parts.add(new Part(words, here.staging(), light, task));
    table = Optional.of(here.fork());
  }
}
