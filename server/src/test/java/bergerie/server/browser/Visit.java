package bergerie.server.browser;

import bergerie.server.hall.TableConfig;
import com.microsoft.playwright.Browser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;

/** Tests with people in front of real browsers, none of which may complain. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Visit {

  private final List<Guest> guests = new ArrayList<>();
  private final Luck luck = new Luck();
  private Browser browser;
  Inn inn;

  @BeforeAll
  void open() {
    inn = Inn.open(luck, grace());
    browser = Chromium.launch();
  }

  /** How long one waits for somebody who is away before anything else may be done. */
  Duration grace() {
    return TableConfig.standard().grace();
  }

  @AfterAll
  void close() {
    browser.close();
    inn.close();
  }

  @BeforeEach
  void begin(TestInfo test) {
    luck.begin(getClass().getSimpleName() + " " + test.getDisplayName());
  }

  @AfterEach
  void goHome() {
    List<Guest> leaving = List.copyOf(guests);
    guests.clear();
    leaving.forEach(Guest::leaves);
    leaving.forEach(guest -> guest.complaints.assertNone());
  }

  Guest guest(String name) {
    return guest(name, Look.USUAL);
  }

  Guest guest(String name, Look look) {
    return guest(name, look.options(inn.address()));
  }

  Guest guest(String name, Browser.NewContextOptions options) {
    Guest guest = new Guest(name, luck.settle(browser.newContext(options)));
    guests.add(guest);
    return guest;
  }
}
