package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Route;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Games come when they are opened, and not before. */
class FetchingTest extends Visit {

  private static final List<String> GAMES =
      List.of("kukuli", "bagh", "hunt", "sheep-sheep", "wolf-and-hound", "wolfwalkers", "pavillon");

  @Test
  void theFirstScreenFetchesNoGameAndAGameOnlyItself() {
    Guest ana = guest("Ana");
    List<String> fetched = new CopyOnWriteArrayList<>();
    ana.page.onRequest(request -> fetched.add(request.url()));
    ana.goesHome();
    assertEquals(List.of(), gamesIn(fetched));
    ana.opens("sheep-sheep");
    assertEquals(List.of("sheep-sheep"), gamesIn(fetched));
    assertTrue(fetched.stream().anyMatch(url -> url.matches(".*/sheep-sheep-\\w+\\.css")));
    assertTrue(fetched.stream().anyMatch(url -> url.matches(".*/sheep-sheep-\\w+\\.js")));
  }

  /** The games whose files are among those fetched. */
  private static List<String> gamesIn(List<String> fetched) {
    return GAMES.stream()
        .filter(game -> fetched.stream().anyMatch(url -> url.contains("/" + game)))
        .toList();
  }

  @Test
  void whatCanNotBeFetchedIsOfferedAgain() {
    Guest ana = guest("Ana").goesHome();
    ana.complaints.expect("Failed to load resource");
    ana.page.route("**/pavillon-*", Route::abort);
    ana.visits("/game/pavillon");
    ana.reads("not-fetched", "The rest of the page could not be loaded.");
    assertThat(ana.page.locator("main h1")).hasText("Au Pavillon du Traqueur");
    ana.context.setOffline(true);
    ana.the("fetch-again").click();
    ana.reads("not-fetched", "The rest of the page could not be loaded.");
    ana.context.setOffline(false);
    ana.page.unroute("**/pavillon-*");
    ana.the("fetch-again").click();
    ana.isOn("game");
    assertThat(ana.page.locator("#rules")).isVisible();
    assertThat(ana.the("not-fetched")).hasCount(0);
  }

  @Test
  void whileSomethingIsFetchedThePageSaysSo() {
    Guest ana = guest("Ana").goesHome();
    List<Route> held = new CopyOnWriteArrayList<>();
    ana.page.route("**/kukuli-*.js", held::add);
    ana.visits("/game/kukuli");
    ana.page.waitForCondition(() -> !held.isEmpty());
    ana.reads("fetching", "Loading…");
    held.forEach(Route::resume);
    ana.isOn("game");
    assertThat(ana.page.locator("#rules")).isVisible();
  }
}
