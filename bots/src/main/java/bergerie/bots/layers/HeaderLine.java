package bergerie.bots.layers;

import java.util.HashMap;
import java.util.Map;

/** A line of {@code name=value} words. */
final class HeaderLine {

  private final Map<String, String> values = new HashMap<>();

  HeaderLine(String line) {
    for (String word : line.split(" ", -1)) {
      String[] parts = word.split("=", 2);
      values.put(parts[0], parts.length == 2 ? parts[1] : "");
    }
  }

  String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no field " + name);
    }
    return value;
  }

  long number(String name) {
    return Long.parseLong(text(name));
  }
}
