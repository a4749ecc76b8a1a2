package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.LessonFile;
import bergerie.rules.scenario.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons hold by the rules: every branch of them is played. */
class LessonsTest {

  /** Nobody reads more at a time. */
  private static final int LONGEST = 130;

  private static final String TRAP =
      """
      game kukuli
      # shut KU-5
      title The trap | Le piège
      eyes sheep
      state . S . / S W S / . S . . . / . . S . . / S . . . S / . . . . . / . . . . .; sheep
      ask
      en Shut the door.
      fr Fermez la porte.
      """;

  static Stream<Game<?, ?, ?>> taught() {
    return Shelf.all().stream().filter(game -> !Lesson.of(game).isEmpty());
  }

  @Test
  void everyLessonOfTheShelfHolds() {
    assertAll(Shelf.all().stream().map(game -> () -> assertEquals(List.of(), Lesson.faults(game))));
  }

  @ParameterizedTest
  @MethodSource("taught")
  void aCourseIsShort(Game<?, ?, ?> game) {
    List<Lesson> course = Lesson.of(game);
    assertTrue(course.size() >= 6 && course.size() <= 10, course.size() + " lessons");
    int minutes = course.stream().mapToInt(Lesson::minutes).sum();
    assertTrue(minutes >= 5 && minutes <= 12, minutes + " minutes");
    course.forEach(lesson -> assertTrue(lesson.minutes() <= 2, lesson::id));
    assertEquals(course.size(), course.stream().map(Lesson::id).distinct().count());
  }

  @ParameterizedTest
  @MethodSource("taught")
  void oneSentenceAtATimeInBothLanguages(Game<?, ?, ?> game) {
    Stream<Words> said =
        Lesson.of(game).stream()
            .flatMap(
                lesson ->
                    Stream.concat(
                        Stream.of(lesson.title()), lesson.parts().stream().flatMap(this::said)));
    assertAll(said.map(words -> () -> isShort(words)));
  }

  private Stream<Words> said(Lesson.Part part) {
    Stream<Words> answers =
        part.task().stream()
            .flatMap(task -> task.moves().stream().map(move -> played(task, move).words()));
    return Stream.concat(Stream.of(part.words()), answers);
  }

  private static Comment.Played played(Task task, String move) {
    return assertInstanceOf(Comment.Played.class, task.answer(move).orThrow());
  }

  private static void isShort(Words said) {
    assertTrue(said.en().length() <= LONGEST && said.fr().length() <= LONGEST, said::toString);
    WellSaid.check(said);
  }

  @ParameterizedTest
  @MethodSource("taught")
  void onlyRulesOfTheGameAreTaught(Game<?, ?, ?> game) {
    Set<String> taught =
        Lesson.of(game).stream()
            .flatMap(lesson -> lesson.rules().stream())
            .collect(Collectors.toCollection(TreeSet::new));
    game.info().rules().forEach(rule -> taught.remove(rule.id()));
    assertEquals(Set.of(), taught);
  }

  /** The docs tell what each lesson teaches, and why the other rules are not for beginners. */
  @ParameterizedTest
  @MethodSource("taught")
  void everyRuleIsTaughtOrLeftOutForAReason(Game<?, ?, ?> game) throws IOException {
    String docs = Files.readString(Path.of("../docs/lessons.md"));
    Set<String> rest = new TreeSet<>();
    game.info().rules().forEach(rule -> rest.add(rule.id()));
    for (Lesson lesson : Lesson.of(game)) {
      String row =
          "| %s | %s | %s |"
              .formatted(
                  game.info().title().en(), lesson.title().en(), String.join(" ", lesson.rules()));
      assertTrue(docs.contains(row), row);
      rest.removeAll(lesson.rules());
    }
    String leftOut =
        docs.substring(docs.indexOf("## What each course teaches")).split("What is left")[1];
    rest.removeIf(id -> leftOut.matches("(?s).*\\b" + id + "\\b.*"));
    assertEquals(Set.of(), rest);
  }

  @Test
  void aMoveIsAnsweredByWhatComesOfIt() {
    Task task =
        read(TRAP
                + """
                    right B5-C5
                    en Caught!
                    fr Enfermé !
                    wrong C4-C5
                    en It jumps out.
                    fr Il s’échappe.
                    then play wolf C6xC4
                    other *
                    en Later.
                    fr Plus tard.
                    """)
            .lessons()
            .getFirst()
            .parts()
            .getFirst()
            .task()
            .orElseThrow();
    assertEquals(List.of("B5-C5"), task.right());
    assertEquals(List.of("C4-C5"), task.wrong());
    Comment.Played escape = played(task, "C4-C5");
    assertEquals(Comment.Merit.WRONG, escape.merit());
    assertEquals(3, escape.staging().frames().size());
    assertEquals(Comment.Merit.OTHER, played(task, "A3-A4").merit());
    Comment.Refused back = assertInstanceOf(Comment.Refused.class, task.answer("C4-C3").orThrow());
    assertEquals("KU-2", back.objection().rule());
    assertInstanceOf(Reading.Garbled.class, task.answer("nonsense"));
  }

  /** By what is missing or too much, the line and the reason. */
  @Test
  void whatIsWrongWithALessonIsToldWithItsLine() {
    String right = "right B5-C5\nen Caught!\nfr Enfermé !\n";
    String others = "other *\nen Later.\nfr Plus tard.\n";
    Map<String, String> wrong =
        Map.of(
            right,
            "no answer to ",
            others,
            "no move is right",
            right + others + others,
            "a second answer to all others",
            right + right + others,
            "two answers to B5-C5",
            right + "wrong B5-*\nen No.\nfr Non.\nwrong B5-A*\nen No.\nfr Non.\n" + others,
            "two answers to B5-A5",
            right + "wrong C4-C3\nen No.\nfr Non.\n" + others,
            "“C4-C3” is not among",
            right + "other *\nen Later.\nfr Plus tard.\nthen play wolf C6-C5\n",
            "after C4-C5: C6-C5 is refused",
            right + "other *\nen Later.\n",
            "expected “fr WORDS” after this",
            "right B5-C5; C4-C5\nen Ha!\nfr Ha !\n" + others + "tell\nen So.\nfr Ainsi.\n",
            "several moves were right");
    assertAll(
        wrong.entrySet().stream()
            .map(
                one ->
                    () -> {
                      LessonFile file = read(TRAP + one.getKey());
                      assertEquals(1, file.faults().size(), one.getKey());
                      assertTrue(
                          file.faults().getFirst().message().startsWith(one.getValue()),
                          file.faults()::toString);
                      assertTrue(file.faults().getFirst().line() > 5);
                    }));
  }

  private static LessonFile read(String text) {
    return LessonFile.read(text, Shelf::find);
  }
}
