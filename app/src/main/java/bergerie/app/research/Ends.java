package bergerie.app.research;

import java.io.PrintWriter;
import java.util.Map;

/** By which rules games ended: one that ends games oddly is seen at once. */
final class Ends {

  private Ends() {}

  static void print(Map<String, Long> ends, PrintWriter out) {
    long games = ends.values().stream().mapToLong(Long::longValue).sum();
    ends.forEach(
        (rule, many) ->
            out.printf("ended by %-6s %,d games, %.1f %%%n", rule, many, 100.0 * many / games));
  }
}
