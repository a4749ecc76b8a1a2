package bergerie.app.research;

import bergerie.rules.GameInfo;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The page of figures, as Markdown. */
final class FigurePage {

  private final Formatter page = new Formatter(Locale.ROOT);

  private FigurePage() {}

  /** A page about these games, in this order. */
  static String of(Map<GameInfo, List<Figure>> games, long seed) {
    FigurePage page = new FigurePage();
    page.head(seed);
    games.forEach(page::game);
    return page.page.toString();
  }

  private void head(long seed) {
    page.format(
        """
        # Figures

        By which rule games end, how long they take, and how the first player does, among bots of one level. A rule that ends games oddly would be seen here.

        ```
        ./bergerie figures --seed %d
        ```

        plays all of it again, in about a quarter of an hour on one core, and writes this page and its plots. `figures kukuli` is about one game alone; `--json` gives the figures to programs.

        - **Preset**: `house` is what we advise, `book` the rulebook to its letter; a game on which both agree stands here once. Both have the same dice: where their rows are equal, nothing that they dispute came up in the usual set-up. Nobody is hurried, as anywhere among bots: windows of Pavillon have no time limit.
        - **Bots**: [`random`, `lamb` and `dog`](bots.md), without tables. The higher levels think for too long to play many games.
        - **Ended by**: the rule that ended the game, by its id on the game’s [page of rules](games). T-6 is a draw that the bots agreed on ([house rules](games/house-rules.md)).
        - **Turns**: those of the median game; in brackets, what 5 %% and 95 %% of the games did not exceed; then the longest. In the hunts, a turn is a move of either side.
        - **First player**: whoever begins, drawn or not; how often they won, alone, with their team or sharing the first place, with the 95 %% interval (Wilson’s).
        - **No winner**: draws, which count for nobody.
        """,
        seed);
  }

  private void game(GameInfo info, List<Figure> figures) {
    page.format("%n## %s%n%n", info.title().en());
    page.format(
        "![How games end, how long they take, how often the first player wins]"
            + "(figures/%s.png)%n%n",
        info.id());
    page.format(
        "| players | preset | bots | games | ended by | turns | first player | no winner |%n"
            + "|---|---|---|---|---|---|---|---|%n");
    figures.forEach(this::row);
  }

  private void row(Figure figure) {
    page.format(
        "| %d | %s | %s | %,d | %s | %d (%d to %d), %d | %.1f %% (%.1f to %.1f) | %s |%n",
        figure.players(),
        figure.preset(),
        figure.bots(),
        figure.games(),
        figure.ends().keySet().stream()
            .map(rule -> rule + " " + percent(figure.endedBy(rule)))
            .collect(Collectors.joining(", ")),
        figure.turns().median(),
        figure.turns().low(),
        figure.turns().high(),
        figure.turns().max(),
        100 * figure.first().share(),
        100 * figure.first().low(),
        100 * figure.first().high(),
        percent(100.0 * figure.undecided() / figure.games()));
  }

  /** Rare ones with two digits. */
  private static String percent(double percent) {
    int digits = percent == 0 || percent == 100 ? 0 : percent < 1 ? 2 : 1;
    return String.format(Locale.ROOT, "%." + digits + "f %%", percent);
  }
}
