package bergerie.rules.guide;

import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.rules.guide.Guide.Chapter;
import bergerie.rules.guide.Guide.Example;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Scenario;
import bergerie.rules.scenario.Scenarios;
import bergerie.rules.scenario.Staging;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * A guide as text: a scenario file with words. {@code chapter} lines on top name the chapters; a
 * scenario is called {@code goal}, {@code turn} or {@code end}, or by the rules it shows.
 */
final class GuideFile {

  private static final String NAME = "guide.txt";
  private static final String GOAL = "goal";
  private static final String TURN = "turn";
  private static final String END = "end";

  private final String file;
  private final Scenarios scenarios;
  private final List<Scenario> found;

  private GuideFile(Game<?, ?, ?> game) {
    this.file = game.getClass().getPackageName() + "/" + NAME;
    this.scenarios = Scenarios.of(game);
    this.found = Scenario.beside(game, NAME);
  }

  static GuideFile beside(Game<?, ?, ?> game) {
    return new GuideFile(game);
  }

  List<Failure> faults() {
    return found.stream().flatMap(scenario -> scenarios.play(scenario).stream()).toList();
  }

  Guide guide() {
    return new Guide(
        called(GOAL::equals),
        called(TURN::equals),
        called(END::equals),
        chapters(),
        called(title -> !List.of(GOAL, TURN, END).contains(title)));
  }

  List<Lesson> played() {
    List<Lesson> lessons = new ArrayList<>();
    for (Chapter chapter : chapters()) {
      for (String rule : chapter.rules()) {
        List<Lesson.Part> parts = played(rule);
        if (!parts.isEmpty()) {
          lessons.add(new Lesson(rule, List.of(rule), chapter.title(), parts));
        }
      }
    }
    return lessons;
  }

  private List<Lesson.Part> played(String rule) {
    return found.stream()
        .filter(scenario -> rules(scenario.title()).contains(rule))
        .flatMap(scenario -> scenarios.rehearse(scenario, words(scenario)).stream())
        .toList();
  }

  private List<Example> called(Predicate<String> title) {
    List<Example> examples = new ArrayList<>();
    for (Scenario scenario : found) {
      if (title.test(scenario.title())) {
        scenarios.stage(scenario).ifPresent(staging -> examples.add(example(scenario, staging)));
      }
    }
    return examples;
  }

  private Example example(Scenario scenario, Staging staging) {
    return new Example(rules(scenario.title()), words(scenario), staging);
  }

  private Words words(Scenario scenario) {
    return new Words(line(scenario, "en"), line(scenario, "fr"));
  }

  private static List<String> rules(String title) {
    return Arrays.stream(title.split(" ", -1)).filter(GuideFile::isRule).toList();
  }

  private static boolean isRule(String word) {
    return word.matches("[A-Z]{1,2}-[0-9]+");
  }

  private String line(Scenario scenario, String keyword) {
    return scenario.lines().stream()
        .filter(line -> line.keyword().equals(keyword))
        .map(Scenario.Line::rest)
        .findFirst()
        .orElseThrow(() -> expected(scenario.line(), keyword, scenario.title()));
  }

  /** They stand before the first scenario, and so in every one. */
  private List<Chapter> chapters() {
    return found.stream()
        .limit(1)
        .flatMap(scenario -> scenario.lines().stream())
        .filter(line -> line.keyword().equals("chapter"))
        .map(this::chapter)
        .toList();
  }

  private Chapter chapter(Scenario.Line line) {
    List<String> fields = Arrays.stream(line.rest().split("\\|", -1)).map(String::strip).toList();
    if (fields.size() != 3 && fields.size() != 4) {
      throw expected(line.number(), "chapter English | French | rules | when", line.rest());
    }
    return new Chapter(
        new Words(fields.get(0), fields.get(1)),
        words(fields.get(2)),
        fields.size() == 4 ? words(fields.get(3)) : List.of());
  }

  private IllegalStateException expected(int line, String what, String found) {
    return new IllegalStateException(
        "%s:%d: expected %s, found “%s”".formatted(file, line, what, found));
  }

  private static List<String> words(String text) {
    return List.of(text.split("\\s+", -1));
  }
}
