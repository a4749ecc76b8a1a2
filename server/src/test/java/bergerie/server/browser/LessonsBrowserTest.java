package bergerie.server.browser;

import static bergerie.server.browser.Teacher.answer;
import static bergerie.server.browser.Teacher.hears;
import static bergerie.server.browser.Teacher.said;
import static bergerie.server.browser.Teacher.settles;
import static bergerie.server.browser.Teacher.teacher;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.board.OnBoard;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Task;
import bergerie.server.browser.Look.Device;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Somebody who knows nothing learns a game, from the first screen to the end of its course. */
class LessonsBrowserTest extends Visit {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");

  private final Axe axe = new Axe();

  /** In French on a phone; in long runs in English, too, and on a desk. */
  static Stream<Arguments> courses() {
    Stream<Look> looks =
        LONG
            ? Stream.of("fr", "en")
                .flatMap(
                    tongue ->
                        Stream.of(Device.PHONE, Device.DESK)
                            .map(device -> Look.USUAL.in(tongue).on(device)))
            : Stream.of(Look.USUAL.in("fr").on(Device.PHONE));
    return looks.flatMap(
        look ->
            Shelf.all().stream()
                .filter(Lesson::teaches)
                .map(game -> Arguments.of(game.info().id(), look)));
  }

  @ParameterizedTest
  @MethodSource("courses")
  void aCourseIsLearnedToItsEnd(String id, Look look) {
    Game<?, ?, ?> game = Shelf.find(id).orElseThrow();
    List<Lesson> course = Lesson.of(game);
    Guest ana = guest("Ana", look).goesHome();
    ana.the("learn-" + id).click();
    ana.isOn("learn");
    assertThat(ana.the("course").locator("li")).hasCount(course.size());
    ana.the("begin").click();
    List<String> faults = new ArrayList<>();
    for (Lesson lesson : course) {
      learns(ana, game, lesson, look);
      if (LONG || lesson == course.getLast()) {
        faults.addAll(axe.anything(ana.page));
      }
      if (lesson != course.getLast()) {
        ana.the("following").click();
      }
    }
    assertEquals("", String.join("\n", faults));
    assertThat(ana.the("first-game")).isVisible();
    assertThat(ana.the("practise")).isVisible();
    ana.the("to-course").click();
    assertThat(ana.page.locator("[data-learned]")).hasCount(course.size());
    assertThat(ana.the("first-game")).isVisible();
  }

  private static void learns(Guest ana, Game<?, ?, ?> game, Lesson lesson, Look look) {
    assertThat(ana.page.locator(".lesson h1")).containsText(said(lesson.title(), look));
    for (int i = 0; i < lesson.parts().size(); i++) {
      Lesson.Part part = lesson.parts().get(i);
      settles(ana, i);
      hears(ana, part.words(), look);
      part.task().ifPresent(task -> solves(ana, game, task, look));
      ana.the("next").click();
    }
    assertThat(teacher(ana)).hasAttribute("data-kind", "done");
  }

  private static void solves(Guest ana, Game<?, ?, ?> game, Task task, Look look) {
    String right = task.right().getFirst();
    plays(ana, game, right);
    assertThat(teacher(ana)).hasAttribute("data-kind", "right");
    hears(ana, answer(task, right).words(), look);
  }

  @Test
  void whatIsNotRightIsExplainedAndCanBeTriedAgain() {
    Look look = Look.USUAL.in("fr").on(Device.PHONE);
    Game<?, ?, ?> kukuli = Shelf.find("kukuli").orElseThrow();
    Task task = task(kukuli, "the-trap");
    Guest ana = guest("Ana", look).visits("/learn/kukuli/the-trap").isOn("learn");
    settles(ana, 0);
    ana.the("next").click();
    for (int i = 0; i < 2; i++) {
      settles(ana, 1);
      assertThat(ana.the("show")).hasCount(0);
      plays(ana, kukuli, "C4-C5");
      assertThat(teacher(ana)).hasAttribute("data-kind", "wrong");
      hears(ana, answer(task, "C4-C5").words(), look);
      settles(ana, 1);
      assertThat(ana.page.locator("[data-piece][data-point=C4]")).isVisible();
      ana.the("retry").click();
    }
    settles(ana, 1);
    assertThat(ana.page.locator("[data-piece=SHEEP][data-point=C4]")).isVisible();
    tap(ana, "C4").click();
    tap(ana, "C3").click();
    assertThat(teacher(ana)).hasAttribute("data-kind", "refused");
    Comment.Refused back = (Comment.Refused) task.answer("C4-C3").orThrow();
    hears(ana, back.objection().why(), look);
    ana.the("show").click();
    assertThat(ana.page.locator(".table-board .mark").first()).isVisible();
    plays(ana, kukuli, "B5-C5");
    assertThat(teacher(ana)).hasAttribute("data-kind", "right");
  }

  @Test
  void aLessonIsPlayedByKeysAlone() {
    Guest ana = guest("Ana").visits("/learn/kukuli/the-wolf").isOn("learn");
    settles(ana, 0);
    ana.presses("Enter");
    settles(ana, 1);
    ana.presses("Enter");
    settles(ana, 2);
    tap(ana, "C6").focus();
    ana.presses("Enter", "ArrowDown", "Enter");
    assertThat(teacher(ana)).hasAttribute("data-kind", "right");
    ana.presses("Enter");
    settles(ana, 3);
  }

  @Test
  void whatWasLearnedIsRemembered() {
    Guest ana = guest("Ana").visits("/learn/kukuli/side-by-side").isOn("learn");
    Game<?, ?, ?> kukuli = Shelf.find("kukuli").orElseThrow();
    Lesson lesson = lesson(kukuli, "side-by-side");
    learns(ana, kukuli, lesson, Look.USUAL);
    ana.visits("/learn/kukuli").isOn("learn");
    assertThat(ana.the("learned")).containsText("1 of " + Lesson.of(kukuli).size());
    assertThat(ana.page.locator("[data-learned]")).hasAttribute("data-lesson", lesson.id());
    ana.the("begin").click();
    assertThat(ana.page.locator(".lesson h1")).containsText("The wolf");
  }

  @Test
  void aLessonThatIsNotThereSaysSo() {
    Guest ana = guest("Ana").visits("/learn/kukuli/the-goose");
    assertThat(ana.page.locator("main [role=alert]")).containsText("no such lesson");
    ana.complaints.expect("404");
  }

  /** Taps it on a board; what hands and markets are tapped like is shown by their own tests. */
  private static void plays(Guest ana, Game<?, ?, ?> game, String move) {
    if (game instanceof OnBoard) {
      Stream.of(move.replaceFirst("^@r?", "").split("[-x]"))
          .forEach(point -> tap(ana, point).click());
    } else {
      ana.page.evaluate(
          "move => [...document.querySelectorAll('.table-board *')]"
              + ".find(one => one.desk).desk.play(move)",
          move);
    }
  }

  private static Locator tap(Guest ana, String point) {
    return ana.page.locator(".table-board [data-point=" + point + "]");
  }

  private static Task task(Game<?, ?, ?> game, String lesson) {
    return lesson(game, lesson).parts().stream()
        .flatMap(part -> part.task().stream())
        .findFirst()
        .orElseThrow();
  }

  private static Lesson lesson(Game<?, ?, ?> game, String id) {
    return Lesson.of(game).stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }
}
