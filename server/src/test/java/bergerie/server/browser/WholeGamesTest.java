package bergerie.server.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A whole game of each hunt game against a bot, click by click to the end. */
class WholeGamesTest extends Visit {

  private final Random dice = new Random(7);

  @Test
  void kukuli() {
    Guest ana = guest("Ana").opens("kukuli").setsTable(List.of("me", "random"));
    ana.playsToTheEnd(hungrily());
    seesTheEnd(ana, "KU-\\d|HG-\\d");
  }

  @Test
  void baghChal() {
    Guest ana = guest("Ana").opens("bagh-chal").setsTable(List.of("me", "random"));
    ana.playsToTheEnd(hungrily());
    seesTheEnd(ana, "BC-\\d|HG-\\d");
  }

  @Test
  void baghBandi() {
    Guest ana = guest("Ana").opens("bagh-bandi").setsTable(List.of("me", "random"));
    ana.playsToTheEnd(hungrily());
    seesTheEnd(ana, "BB-\\d|HG-\\d");
  }

  private static void seesTheEnd(Guest guest, String rule) {
    assertThat(guest.the("ending")).hasAttribute("data-rule", Pattern.compile(rule));
    assertThat(guest.the("ending")).containsText(Pattern.compile("You win!|You lose\\.|A draw\\."));
    assertThat(guest.the("ending").locator("cite")).hasText(Pattern.compile(rule));
    assertThat(guest.the("rematch")).isEnabled();
    assertThat(guest.page).hasTitle(Pattern.compile("^(Kukuli|Bagh) .*"));
  }

  private Function<List<String>, String> anyhow() {
    return moves -> moves.get(dice.nextInt(moves.size()));
  }

  /** The longest chain there is, so that the game is short. */
  private Function<List<String>, String> hungrily() {
    return moves -> {
      long most = moves.stream().mapToLong(WholeGamesTest::jumps).max().orElse(0);
      return anyhow().apply(moves.stream().filter(move -> jumps(move) == most).toList());
    };
  }

  private static long jumps(String move) {
    return move.chars().filter(sign -> sign == 'x').count();
  }
}
