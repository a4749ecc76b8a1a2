package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.server.hall.TableConfig;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bots that take their time, until somebody taps the board. */
class HurryBrowserTest extends Visit {

  /** Longer than any test waits: what bots do, they do because they were hurried. */
  @Override
  TableConfig tables() {
    return TableConfig.standard().pace(Duration.ofHours(1));
  }

  @Test
  void aTapMakesBotsMoveAtOnce() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "random")).is("mine");
    ana.plays("C6-C5");
    assertThat(ana.told("C5")).hasCount(1);
    ana.is("theirs").clicks("C1").is("mine");
  }
}
