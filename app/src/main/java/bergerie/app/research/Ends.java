package bergerie.app.research;

import bergerie.bots.arena.EndingCounts;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Tells how games ended: a rule that ends them oddly is seen at once. */
final class Ends {

  private Ends() {}

  static void print(EndingCounts endings, PrintWriter out) {
    Figure.Turns turns = Figure.Turns.of(endings);
    out.printf(
        "turns: %.1f on average, %d in the median game, %d at most%n",
        turns.mean(), turns.median(), turns.max());
    Figure.First first = Figure.First.of(endings);
    out.printf(
        "first player won %.2f %% (%.2f to %.2f); nobody won %.2f %%%n",
        100 * first.share(),
        100 * first.low(),
        100 * first.high(),
        percent(endings.undecided(), endings));
    endings
        .rules()
        .forEach(
            (rule, many) ->
                out.printf(
                    "ended by %-6s %,d games, %.1f %%%n", rule, many, percent(many, endings)));
  }

  private static double percent(long many, EndingCounts endings) {
    return 100.0 * many / endings.games();
  }

  static Map<String, Object> forPrograms(EndingCounts endings) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("turns", Figure.Turns.of(endings));
    object.put("first", Figure.First.of(endings));
    object.put("undecided", endings.undecided());
    object.put("ends", endings.rules());
    return object;
  }
}
