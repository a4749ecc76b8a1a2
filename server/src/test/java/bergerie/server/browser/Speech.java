package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.games.Shelf;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads a whole screen in both languages: nothing is missing, and nothing is left in the other one.
 */
final class Speech {

  /** What is the same in both languages: names, notation, numbers. */
  private static final Pattern SHARED =
      Pattern.compile(
          "(?i)bergerie|wolfwalkers.*|au pavillon.*"
              + "|robyn|mève|merlin|village|parents|permanent|total|normal|menu|ana|benoît|robot( \\d)?|options|table|[A-Z]|[A-Z]+-\\d+|[hwtm]0\\d|combat \\d+|[A-E]\\d(, [A-E]\\d)*|[\\d\\W_]+|\\d+"
              + " (min|points?)|tab|http.*");

  /** Titles of games that are called the same in both. */
  private static final Set<String> TITLES =
      Shelf.all().stream()
          .map(game -> game.info().title())
          .filter(title -> title.en().equals(title.fr()))
          .map(Words::en)
          .collect(Collectors.toSet());

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
      if (!TITLES.contains(text) && !SHARED.matcher(text).matches() && before.contains(text)) {
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

  /** Everything that is read or heard, in order; what names its own language is quoted. */
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
                  if (!node.parentElement.closest('#voice, noscript, .log, .large, [data-testid=chat], body [lang]')) texts.push(node.data.trim());
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
