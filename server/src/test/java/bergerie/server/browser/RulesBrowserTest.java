package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import bergerie.games.Shelf;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules are a tap away at every table, over it, and open where they matter. */
class RulesBrowserTest extends Visit {

  static Stream<String> games() {
    return Shelf.all().stream().map(game -> game.info().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyTableTellsItsGameInFiveSentencesWithPictures(String game) {
    Guest ana = guest("Ana").opens(game);
    ana.the("start").click();
    ana.isAtTheTable();
    ana.the("rules").click();
    Locator drawer = ana.the("rules-drawer");
    drawer.getByTestId("rules-tab-brief").click();
    Locator sentences = drawer.getByTestId("sentence");
    assertThat(sentences).hasCount(5);
    assertThat(sentences.getByRole(AriaRole.IMG, AS_EXAMPLE)).hasCount(5);
    assertThat(ana.the("status")).isVisible();
    drawer.getByTestId("rules-tab-rules").click();
    assertThat(drawer.locator(".chapter h3").first()).isVisible();
    drawer.getByTestId("rules-tab-icons").click();
    assertThat(drawer.locator(".legend li").first()).isVisible();
    ana.presses("Escape");
    assertThat(drawer).hasCount(0);
    assertThat(ana.the("rules")).isFocused();
  }

  private static final Locator.GetByRoleOptions AS_EXAMPLE =
      new Locator.GetByRoleOptions().setName("Example");

  @Test
  void aRefusalLeadsToItsRuleAndAnExample() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "here")).plays("C6-C5");
    ana.plays("A3-A4").plays("C5-C6").clicks("A4").clicks("A3");
    assertThat(ana.the("objection")).hasAttribute("data-rule", "KU-2");
    ana.presses("r");
    Locator rule = ana.the("rules-drawer").locator("[data-rule=KU-2]");
    assertThat(rule).isFocused();
    assertThat(rule).isInViewport();
    assertThat(ana.the("rules-search")).isInViewport();
    assertThat(rule.locator(".refusals")).containsText("Not allowed:");
    assertThat(rule.locator(".mark.no")).hasCount(1);
  }

  @Test
  void wordsAreFoundInRulesAndCards() {
    Guest ana = guest("Ana", Look.USUAL.in("fr")).opens("pavillon");
    ana.the("start").click();
    ana.isAtTheTable().the("rules").click();
    Locator drawer = ana.the("rules-drawer");
    drawer.getByTestId("rules-search").fill("PAIEMENT cout");
    assertThat(drawer.locator("[data-rule=PT-21]")).isVisible();
    drawer.getByTestId("rules-search").fill("frelon doré de nulle part");
    assertThat(drawer.getByTestId("found")).hasText("Rien trouvé. Essayez un autre mot.");
    drawer.getByTestId("rules-search").fill("");
    drawer.getByTestId("rules-tab-cards").click();
    drawer.locator("[data-card=loup]").click();
    assertThat(drawer.getByTestId("large-card").locator("h3")).hasText("Loup");
    assertThat(drawer.getByTestId("large-card")).containsText("féroce");
    drawer.getByLabel("La carte suivante").click();
    assertThat(drawer.getByTestId("large-card").locator("h3")).hasText("Molosse");
  }

  @Test
  void whatTheTableIsAboutNowIsATapAwayAndTheNextTimeAtOnce() {
    Guest ana = guest("Ana").opens("wolfwalkers");
    ana.the("start").click();
    ana.isAtTheTable().is("mine").the("rules").click();
    Locator drawer = ana.the("rules-drawer");
    assertThat(drawer.getByTestId("sentence").first()).isVisible();
    assertThat(drawer.getByTestId("rules-now")).hasText("Now: Taking and placing");
    drawer.getByTestId("rules-now").click();
    assertThat(drawer.locator(".chapter.now h3")).isFocused();
    ana.presses("Escape");
    assertThat(drawer).hasCount(0);
    ana.the("rules").click();
    assertThat(drawer.locator(".chapter.now h3")).isFocused();
    assertThat(drawer.locator(".chapter.now h3")).isInViewport();
  }

  @Test
  void theKeysAreThoseOfTheGame() {
    Guest ana = guest("Ana").opens("kukuli").sitsAs("wolf");
    ana.presses("?");
    assertThat(ana.the("rules-drawer")).containsText("stop a chain of captures here");
    ana.presses("Escape");
    assertThat(ana.the("rules-drawer")).hasCount(0);
    ana.opens("sheep-sheep").the("start").click();
    ana.isAtTheTable().presses("?");
    assertThat(ana.the("rules-drawer")).containsText("a marked card of the meadow");
    assertThat(ana.the("rules-drawer")).not().containsText("captures");
    assertThat(ana.the("rules-time").locator("be-sand")).isVisible();
  }
}
