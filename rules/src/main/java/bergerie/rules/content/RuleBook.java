package bergerie.rules.content;

import bergerie.rules.Provenance;
import bergerie.rules.Reading;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The paragraphs of a rulebook from the {@code rules.txt} beside a class: the id, then {@code en}
 * and {@code fr} with the text, then {@code from} with its sources, a line each; blank lines
 * between paragraphs.
 */
public final class RuleBook {

  private static final String FROM = "from ";

  private final String file;
  private final List<String> lines;
  private int at;

  private RuleBook(String file, String text) {
    this.file = file;
    this.lines = text.lines().toList();
  }

  public static List<Rule> of(Class<?> owner) {
    return read(owner.getPackageName().replace('.', '/') + "/rules.txt", text(owner));
  }

  static List<Rule> read(String file, String text) {
    return new RuleBook(file, text).rules();
  }

  private List<Rule> rules() {
    List<Rule> rules = new ArrayList<>();
    while (at < lines.size()) {
      if (line().isBlank()) {
        at++;
      } else {
        rules.add(rule());
      }
    }
    return List.copyOf(rules);
  }

  private Rule rule() {
    String id = line();
    if (!id.matches("[A-Z]{1,2}-[0-9]+")) {
      throw expected("the id of a rule");
    }
    at++;
    return new Rule(id, new Words(after("en "), after("fr ")), sources());
  }

  private List<Provenance> sources() {
    List<Provenance> sources = new ArrayList<>();
    do {
      sources.add(source(after(FROM)));
    } while (line().startsWith(FROM));
    return sources;
  }

  private Provenance source(String text) {
    return switch (Provenance.read(text)) {
      case Reading.Understood<Provenance>(Provenance source) -> source;
      case Reading.Garbled<Provenance>(Words why) ->
          throw new IllegalStateException(file + ":" + at + ": " + why.en());
    };
  }

  private String after(String start) {
    if (!line().startsWith(start)) {
      throw expected("“" + start + "…”");
    }
    return lines.get(at++).substring(start.length());
  }

  private IllegalStateException expected(String what) {
    return new IllegalStateException(
        "%s:%d: expected %s, found “%s”".formatted(file, at + 1, what, line()));
  }

  /** The next line; past the last one, a blank one. */
  private String line() {
    return at < lines.size() ? lines.get(at) : "";
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
