package bergerie.rules.scenario;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a file into scenarios. {@code #} starts one; lines before the first hold for all; a line
 * that starts with a blank goes on with the one above; {@code --} starts a comment.
 */
final class ScenarioFile {

  private ScenarioFile() {}

  static List<Scenario> cut(String text) {
    List<Scenario.Line> common = new ArrayList<>();
    List<Draft> drafts = new ArrayList<>();
    List<Scenario.Line> open = common;
    int number = 0;
    for (String raw : text.lines().toList()) {
      number++;
      String line = raw.strip();
      if (line.isEmpty() || line.startsWith("--")) {
        continue;
      }
      if (raw.startsWith("#")) {
        Draft draft = new Draft(line.substring(1).strip(), number, new ArrayList<>(common));
        drafts.add(draft);
        open = draft.lines();
      } else if (Character.isWhitespace(raw.charAt(0)) && !open.isEmpty()) {
        open.add(open.removeLast().and(line));
      } else {
        open.add(Scenario.Line.of(number, line));
      }
    }
    return drafts.stream()
        .map(draft -> new Scenario(draft.title(), draft.line(), draft.lines()))
        .toList();
  }

  private record Draft(String title, int line, List<Scenario.Line> lines) {}
}
