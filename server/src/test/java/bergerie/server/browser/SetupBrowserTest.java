package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game's page asks who plays, and remembers. */
class SetupBrowserTest extends Visit {

  @Test
  void twoTapsLeadToATableAgainstARobotAsStrongAsTheLastOne() {
    Guest ana = guest("Ana").opens("kukuli");
    ana.the("start").click();
    ana.isAtTheTable().is("mine").reads("seat-1", "Dog");
    ana.opens("kukuli").the("level").selectOption("lamb");
    ana.the("start").click();
    ana.isAtTheTable().reads("seat-1", "Lamb");
    assertThat(ana.opens("kukuli").the("level")).hasValue("lamb");
    ana.goesHome();
    assertThat(ana.the("under-way").locator("li").first()).containsText("You (wolf) against Lamb");
    assertThat(ana.page).hasTitle("(2) Bergerie");
  }

  @Test
  void botsThatOnlyMeasureOthersStandApart() {
    Guest ana = guest("Ana").opens("kukuli");
    assertThat(ana.the("level").locator("option[value=random], option[value=greedy]")).hasCount(0);
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator apart = ana.page.locator("[data-seat='1'] optgroup[label=Others]");
    assertThat(apart.locator("option")).hasText(new String[] {"Random", "Greedy"});
  }

  @Test
  void whoHasPlayedHereIsOfferedAgain() {
    Guest ana = guest("Ana").opens("sheep-sheep");
    mode(ana, "here").click();
    ana.page.locator("form.setup input[list=people]").last().fill("Ben");
    ana.the("start").click();
    ana.isAtTheTable().opensTheMenu().reads("seat-1", "Ben");
    ana.opens("wolf-and-hound");
    assertThat(ana.page.locator("#people option[value=Ben]")).hasCount(1);
    ana.reads("company", "Two against two").reads("company", "Who is with whom is drawn");
  }

  @Test
  void whoSitsDownByALinkIsOfferedAgainToo() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "link"));
    Guest ben = guest("Ben").accepts(ana.invitation());
    Guest eve = guest("Eve").opens("kukuli").setsTable(List.of("me", "link"));
    ben.visits(eve.invitation()).isOn("join");
    assertThat(ben.page.locator("input[name=name][list=people]")).hasValue("Ben");
    assertThat(ben.page.locator("#people option[value=Ben]")).hasCount(1);
  }

  @Test
  void threeTapsLeadToAnInvitation() {
    Guest ana = guest("Ana").opens("bagh-chal");
    mode(ana, "link").click();
    ana.the("start").click();
    ana.isAtTheTable().is("waiting");
    assertThat(ana.the("invite")).isVisible();
  }

  @Test
  void onAPhoneTheTagOfAGameUnderWayLeavesLongTitlesAlone() {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Look.Device.PHONE));
    for (String game : List.of("wolfwalkers", "pavillon")) {
      ana.opens(game).the("start").click();
      ana.isAtTheTable();
    }
    Locator entries = ana.goesHome().the("under-way").locator("li");
    assertThat(entries.locator(".tag")).hasCount(2);
    for (Locator entry : entries.all()) {
      BoundingBox title = entry.locator("strong").boundingBox();
      BoundingBox tag = entry.locator(".tag").boundingBox();
      assertTrue(tag.y >= title.y + title.height, entry.textContent());
    }
  }

  @Test
  void whatChangesNothingIsNotAskedFor() {
    Guest ana = guest("Ana").opens("kukuli");
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator places = ana.page.locator("[data-option=places]");
    assertThat(ana.page.locator("[data-option=rams]")).isVisible();
    assertThat(places).hasCount(0);
    ana.page.locator("[data-option=rams] input[value='2']").check();
    assertThat(places).isVisible();
    ana.opens("wolf-and-hound");
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator lone = ana.page.locator("[data-option=lone]");
    assertThat(lone).hasCount(0);
    ana.page.locator("input[name=players][value='3']").check();
    assertThat(lone).isVisible();
  }

  @Test
  void daysForAMoveAreToldInPeoplesWords() {
    Guest ana = guest("Ana").opens("kukuli");
    mode(ana, "link").click();
    ana.page.locator("[data-testid=setup] > summary").click();
    ana.page.locator("input[name=clock][value=day3]").check();
    assertThat(ana.the("setup")).containsText("Nobody is hurried");
    ana.the("start").click();
    String invitation = ana.isAtTheTable().is("waiting").invitation();
    Guest ben = guest("Ben").visits(invitation).isOn("join");
    ben.reads("agreed-clock", "3 days a move").the("sit-down").click();
    ben.isAtTheTable();
    ana.is("mine").reads("seat-0", "2 days 23 h left").reads("seat-1", "3 days 0 h left");
    ben.goesHome();
    assertThat(ana.the("absent")).hasCount(0);
  }

  /** However much of the drawer is shown, and wherever one has scrolled to. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "kukuli",
        "bagh-chal",
        "bagh-bandi",
        "sheep-sheep",
        "wolf-and-hound",
        "wolfwalkers",
        "pavillon"
      })
  void startIsAlwaysInSightAndEveryChoiceSaysWhatItMeans(String game) {
    Guest ana = guest("Ana", Look.USUAL.in("fr").on(Look.Device.PHONE)).opens(game);
    assertThat(ana.the("setup")).isVisible();
    assertEquals(List.of(), ana.page.evaluate(START_OUT_OF_SIGHT));
    ana.page.locator("[data-testid=setup] > summary").click();
    for (String mode : List.of("here", "link", "bot")) {
      mode(ana, mode).click();
      assertEquals(List.of(), ana.page.evaluate(START_OUT_OF_SIGHT), mode);
    }
    assertEquals(List.of(), ana.page.evaluate(CHOICES_WITHOUT_MEANING));
  }

  private static final String START_OUT_OF_SIGHT =
      """
      () => {
        const faults = [];
        const start = document.querySelector('[data-testid=start]');
        const end = document.querySelector('form.setup').getBoundingClientRect().bottom + scrollY - innerHeight;
        for (let y = 0; y < end + 150; y += 150) {
          scrollTo({ top: Math.max(0, Math.min(y, end)), behavior: 'instant' });
          const { left, right, top, bottom } = start.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || !start.contains(there))
            faults.push(`at ${scrollY}: from ${top} to ${bottom}, under ${there?.outerHTML.slice(0, 60)}`);
        }
        if (document.documentElement.scrollWidth > innerWidth) faults.push('scrolls sideways');
        return faults;
      }
      """;

  /** Chooses whatever can be chosen, what comes to light by it included. */
  private static final String CHOICES_WITHOUT_MEANING =
      """
      async () => {
        const faults = new Set();
        const tried = new Set();
        const name = (one) => one.closest('[data-option]').dataset.option + ' ' + one.value;
        for (;;) {
          const next = [...document.querySelectorAll('.asked .chip input')].find((one) => !tried.has(name(one)));
          if (!next) return tried.size < 5 ? ['nothing was tried'] : [...faults];
          tried.add(name(next));
          next.click();
          await new Promise(requestAnimationFrame);
          for (const asked of document.querySelectorAll('.asked'))
            if (!asked.querySelector(':scope > small')?.textContent.trim())
              faults.add(`${asked.querySelector('[data-option]').dataset.option} after ${name(next)}`);
        }
      }
      """;

  @Test
  void clocksOfDaysAreForThoseWhoAreApart() {
    Guest ana = guest("Ana").opens("kukuli");
    ana.page.locator("[data-testid=setup] > summary").click();
    Locator days = ana.page.locator("input[name=clock][value^=day]");
    Locator none = ana.page.locator("input[name=clock][value=none]");
    assertThat(days).hasCount(0);
    mode(ana, "link").click();
    assertThat(days).hasCount(3);
    days.first().check();
    mode(ana, "here").click();
    assertThat(days).hasCount(0);
    assertThat(none).isChecked();
  }

  private static Locator mode(Guest guest, String mode) {
    return guest
        .page
        .locator(".mode-card")
        .filter(
            new Locator.FilterOptions().setHas(guest.page.locator("input[value='" + mode + "']")));
  }
}
