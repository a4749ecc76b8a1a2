package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads a whole screen in both languages: nothing is missing, and nothing is left in the other one.
 */
final class Speech {

  /** What is the same in both languages: names, notation, numbers. */
  private static final Pattern SHARED =
      Pattern.compile(
          "(?i)bergerie|kukuli|bagh (chal|bandi)|sheep sheep|wolf & hound|wolfwalkers.*|au pavillon.*"
              + "|robyn|mève|merlin|village|parents|permanent|total"
              + "|ana|benoît|options|table|[A-Z]|[A-Z]+-\\d+|[A-E]\\d|[\\d\\W_]+|\\d+ (min|points?)|tab|http.*");

  private static final Pattern BROKEN = Pattern.compile("undefined|NaN|\\[object|\\bnull\\b");

  /** Turns the switch; answers what is wrong with the words. */
  List<String> turn(Guest guest) {
    List<String> before = read(guest);
    press(guest);
    List<String> after = read(guest);
    List<String> faults = new ArrayList<>();
    for (String text : after) {
      if (BROKEN.matcher(text).find()) {
        faults.add("broken text: " + text);
      }
      if (!SHARED.matcher(text).matches() && before.contains(text)) {
        faults.add("not translated: " + text);
      }
    }
    if (before.size() != after.size()) {
      faults.add("%d texts, but %d in the other language".formatted(before.size(), after.size()));
    }
    return faults;
  }

  private static void press(Guest guest) {
    String before = guest.page.locator("html").getAttribute("lang");
    // Not by the mouse: a dialog may lie above the bar.
    guest.the("language").evaluate("button => button.click()");
    assertThat(guest.page.locator("html")).hasAttribute("lang", before.equals("en") ? "fr" : "en");
  }

  /** Everything that is read or heard, in order. */
  @SuppressWarnings("unchecked")
  private static List<String> read(Guest guest) {
    return (List<String>)
        guest.page.evaluate(
            """
            () => {
              const texts = [];
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                if (node.nodeType === Node.TEXT_NODE) {
                  if (!node.parentElement.closest('#voice, noscript, .log, [data-testid=chat]')) texts.push(node.data.trim());
                } else {
                  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
                    if (node.hasAttribute(name)) texts.push(node.getAttribute(name).trim());
                  if (node.matches('button, a') && !node.textContent.trim() && !node.getAttribute('aria-label'))
                    texts.push(`undefined name of ${node.outerHTML.slice(0, 80)}`);
                }
              }
              return texts.filter((text) => text !== '');
            }
            """);
  }
}
