package bergerie.rules.content;

import java.util.ArrayList;
import java.util.List;

/**
 * A content file: its lines, without blank ones and without comments, which start with #. Lines
 * that start with {@code from} say where others come from: indented, the one above; else all that
 * follow, up to the next such lines.
 */
public record ContentFile(String file, List<SourceLine> lines) {

  private static final String FROM = "from ";

  public ContentFile {
    lines = List.copyOf(lines);
  }

  public static ContentFile of(String file, String text) {
    List<SourceLine> lines = new ArrayList<>();
    List<SourceLine> shared = new ArrayList<>();
    List<SourceLine> own = new ArrayList<>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      SourceLine said = new SourceLine(file, number, line.strip());
      if (!said.text().startsWith(FROM)) {
        lines.add(new SourceLine(file, number, said.text(), shared));
        own = new ArrayList<>();
      } else if (Character.isWhitespace(line.charAt(0)) && !lines.isEmpty()) {
        own.add(origin(said));
        SourceLine card = lines.removeLast();
        lines.add(new SourceLine(file, card.number(), card.text(), own));
      } else {
        // The first one after a card puts an end to those before it.
        if (!lines.isEmpty() && !shared.isEmpty() && isBefore(shared, lines)) {
          shared = new ArrayList<>();
        }
        shared.add(origin(said));
      }
    }
    return new ContentFile(file, lines);
  }

  /** This file, each line of which must say where it comes from. */
  ContentFile traced() {
    for (SourceLine line : lines) {
      if (line.from().isEmpty()) {
        throw new IllegalStateException(
            "%s:%d: expected a line “from …” above or below".formatted(file, line.number()));
      }
    }
    return this;
  }

  private static boolean isBefore(List<SourceLine> some, List<SourceLine> others) {
    return some.getLast().number() < others.getLast().number();
  }

  private static SourceLine origin(SourceLine said) {
    return new SourceLine(said.file(), said.number(), said.text().substring(FROM.length()));
  }
}
