package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.rules.Words;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Task;
import com.microsoft.playwright.Locator;

/** Who speaks beside the table of a lesson. */
final class Teacher {

  private Teacher() {}

  /** Waits until a part is told, and the board has shown what belongs to it. */
  static void settles(Guest guest, int part) {
    assertThat(guest.page.locator(".lesson[data-part='%d']:not([data-playing])".formatted(part)))
        .isVisible();
  }

  static void hears(Guest guest, Words words, Look look) {
    assertThat(guest.the("words")).containsText(said(words, look));
  }

  static String said(Words words, Look look) {
    return look.language().equals("fr") ? words.fr() : words.en();
  }

  static Locator teacher(Guest guest) {
    return guest.page.locator(".teacher");
  }

  static Comment.Played answer(Task task, String move) {
    return (Comment.Played) task.answer(move).orThrow();
  }
}
