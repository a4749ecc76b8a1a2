package bergerie.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The paragraphs of a rulebook from the {@code rules.txt} beside a class: three lines each, the id,
 * then {@code en} and {@code fr} with the text; blank lines between.
 */
public final class RuleBook {

  private RuleBook() {}

  public static List<Rule> of(Class<?> owner) {
    List<String> lines = text(owner).lines().filter(line -> !line.isBlank()).toList();
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i + 2 < lines.size(); i += 3) {
      rules.add(
          new Rule(
              lines.get(i),
              new Words(after("en ", lines.get(i + 1)), after("fr ", lines.get(i + 2)))));
    }
    if (lines.size() != 3 * rules.size()) {
      throw new IllegalStateException("rules.txt of " + owner + " has a half paragraph");
    }
    return List.copyOf(rules);
  }

  private static String after(String language, String line) {
    if (!line.startsWith(language)) {
      throw new IllegalStateException("expected “" + language + "…”, found “" + line + "”");
    }
    return line.substring(language.length());
  }

  private static String text(Class<?> owner) {
    try (InputStream in = owner.getResourceAsStream("rules.txt")) {
      if (in == null) {
        throw new IllegalStateException("no rules.txt beside " + owner);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
