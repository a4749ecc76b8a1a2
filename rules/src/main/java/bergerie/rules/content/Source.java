package bergerie.rules.content;

import java.util.ArrayList;
import java.util.List;

/** A content file: its lines, without blank ones and without comments, which start with #. */
public record Source(String file, List<Line> lines) {
  public Source {
    lines = List.copyOf(lines);
  }

  public static Source of(String file, String text) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        lines.add(new Line(file, number, line.strip()));
      }
    }
    return new Source(file, lines);
  }
}
