package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a browser grumbles about: errors, warnings, breaches of the content policy. */
final class Complaints {

  private static final Set<String> GRAVE = Set.of("error", "warning", "assert");

  private final List<String> heard = new ArrayList<>();
  private final List<String> expected = new ArrayList<>();

  Complaints(BrowserContext context) {
    context.onConsoleMessage(this::hear);
    context.onWebError(error -> heard.add("uncaught: " + error.error()));
  }

  private void hear(ConsoleMessage message) {
    if (GRAVE.contains(message.type())) {
      heard.add(message.type() + ": " + message.text());
    }
  }

  /** A browser tells of every cut line by itself, whatever the page does about it. */
  void expect(String part) {
    expected.add(part);
  }

  void assertNone() {
    assertEquals(List.of(), unexpected(), "what the browser complains about");
  }

  List<String> unexpected() {
    return heard.stream().filter(line -> expected.stream().noneMatch(line::contains)).toList();
  }
}
