package bergerie.server.browser;

import static bergerie.server.browser.Teacher.answer;
import static bergerie.server.browser.Teacher.hears;
import static bergerie.server.browser.Teacher.settles;
import static bergerie.server.browser.Teacher.teacher;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.bots.daily.Daily;
import bergerie.games.Shelf;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Task;
import bergerie.server.browser.Look.Device;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a day holds for those who play with cards: a single right answer. */
class DailyBrowserTest extends Visit {

  private static final String TODAY = "2026-11-16";
  private static final String TOMORROW = "2026-11-17";

  /** How somebody chooses what lies on the table. */
  private enum Way {
    FINGER {
      @Override
      void chooses(Guest guest, Locator thing) {
        thing.tap();
      }

      @Override
      void plays(Guest guest, Locator thing) {
        thing.tap();
        thing.tap();
      }
    },
    KEYS {
      @Override
      void chooses(Guest guest, Locator thing) {
        thing.focus();
        guest.presses("Enter");
      }

      @Override
      void plays(Guest guest, Locator thing) {
        chooses(guest, thing);
      }
    };

    abstract void chooses(Guest guest, Locator thing);

    /** Completes a move. A finger can’t hover: it shows first what would happen. */
    abstract void plays(Guest guest, Locator thing);
  }

  private final Axe axe = new Axe();

  /** On a phone, in French, with a finger. */
  @ParameterizedTest
  @ValueSource(strings = {"wolf-and-hound", "wolfwalkers", "pavillon"})
  void isSolvedOnAPhoneDayAfterDay(String game) {
    Look look = Look.USUAL.in("fr").on(Device.PHONE);
    Guest ana = guest("Ana", look);
    ana.page.clock().setFixedTime(TODAY + "T12:00:00Z");
    ana.opens(game).the("of-the-day").click();
    ana.isOn("train");
    assertThat(ana.page.locator(".lesson-number")).hasText("Problème du 16 novembre");
    solves(ana, game, TODAY, look, Way.FINGER);
    assertThat(ana.the("words")).containsText("Premier jour");
    assertEquals("", String.join("\n", axe.anything(ana.page)));

    ana.page.clock().setFixedTime(TOMORROW + "T12:00:00Z");
    ana.visits("/train/" + game).isOn("train");
    solves(ana, game, TOMORROW, look, Way.FINGER);
    assertThat(ana.the("words")).containsText("2 jours de suite");
    ana.the("another").click();
    settles(ana, 0);
    assertThat(ana.page.locator(".lesson-number")).hasText("Problème");
  }

  @ParameterizedTest
  @ValueSource(strings = {"wolf-and-hound", "wolfwalkers", "pavillon"})
  void isSolvedByKeys(String game) {
    Guest ana = guest("Ana").visits("/train/" + game + "/" + TODAY).isOn("train");
    solves(ana, game, TODAY, Look.USUAL, Way.KEYS);
    assertThat(ana.the("words")).containsText("Solved!");
    ana.the("to-course").click();
    ana.isOn("game");
  }

  @Test
  void otherGamesHaveNone() {
    Guest ana = guest("Ana").visits("/train/kukuli").isOn("train");
    assertThat(ana.page.locator("main h1")).hasText("Nothing grazes here.");
    ana.opens("kukuli");
    assertThat(ana.the("of-the-day")).hasCount(0);
  }

  /** Every question is first answered wrongly, and then as it should. */
  private static void solves(Guest ana, String game, String day, Look look, Way way) {
    Lesson lesson = Daily.named(Shelf.find(game).orElseThrow(), day).orElseThrow();
    for (int i = 0; i < lesson.parts().size(); i++) {
      settles(ana, i);
      hears(ana, lesson.parts().get(i).words(), look);
      lesson.parts().get(i).task().ifPresent(task -> answers(ana, game, task, look, way));
      assertIsInTheWindow(ana);
      ana.the("next").click();
    }
    assertThat(teacher(ana)).hasAttribute("data-kind", "done");
  }

  private static void answers(Guest ana, String game, Task task, Look look, Way way) {
    String wrong =
        task.moves().stream()
            .filter(move -> task.wrong().contains(move) && !move.equals("hold"))
            .findFirst()
            .orElseThrow();
    plays(ana, game, wrong, way);
    assertThat(teacher(ana)).hasAttribute("data-kind", "wrong");
    hears(ana, answer(task, wrong).words(), look);
    assertIsInTheWindow(ana);
    ana.the("retry").click();
    assertThat(teacher(ana)).hasAttribute("data-kind", "asked");
    String right = task.right().getFirst();
    plays(ana, game, right, way);
    assertThat(teacher(ana)).hasAttribute("data-kind", "right");
    hears(ana, answer(task, right).words(), look);
  }

  private static void plays(Guest ana, String game, String move, Way way) {
    switch (game) {
      case "wolf-and-hound" ->
          way.plays(ana, ana.page.locator(".hand-card[data-card=" + move + "]").first());
      case "wolfwalkers" -> {
        Storyteller table = new Storyteller(ana);
        String[] part = move.split("@");
        way.chooses(ana, table.place(Integer.parseInt(part[0])));
        way.plays(ana, table.cell(part[1]));
      }
      default -> {
        Hunter table = new Hunter(ana);
        String[] part = move.split(" ");
        way.chooses(ana, table.pet(part[1]));
        way.plays(ana, table.pet(part[2]));
      }
    }
  }

  /** The whole sentence can be read, and nothing scrolls sideways. */
  private static void assertIsInTheWindow(Guest ana) {
    assertEquals(
        List.of(),
        ana.page.evaluate(
            """
            () => [...document.querySelectorAll('.teacher-words, .teacher-words p, .teacher button')]
              .filter((one) => {
                const box = one.getBoundingClientRect();
                return box.left < 0 || box.right > innerWidth || box.bottom > innerHeight
                  || one.scrollHeight > one.clientHeight + 2;
              })
              .map((one) => one.outerHTML)
            """));
    assertEquals(
        true,
        ana.page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"));
  }
}
