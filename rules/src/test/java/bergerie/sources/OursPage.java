package bergerie.sources;

import bergerie.rules.Game;
import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.telling.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The page of what is ours in a game: all that differs from the box or adds to it. */
final class OursPage {

  private static final Words TITLE = new Words("What is ours", "Ce qui est de nous");
  private static final Words INTRODUCTION =
      new Words(
          "All that differs from the box or adds to it: our own choices, and what was published"
              + " elsewhere. The rest is in the rulebook, which [the rules](../{0}.md) quote."
              + " `SourcePagesTest` writes this page.",
          "Tout ce qui diffère de la boîte ou s’y ajoute : nos propres choix, et ce qui a été publié"
              + " ailleurs. Le reste est dans le livret, que citent [les règles](../{0}.md)."
              + " `SourcePagesTest` écrit cette page.");
  private static final Words RULES = new Words("Rules", "Règles");
  private static final Words RULE_COLUMNS =
      new Words("| rule | what is ours |", "| règle | ce qui est de nous |");
  private static final Words BOX = new Words("In the box", "Dans la boîte");
  private static final Words BOX_COLUMNS =
      new Words("| file | what | what is ours |", "| fichier | quoi | ce qui est de nous |");
  private static final Words ALL = new Words("all", "tout");

  private final Game<?, ?, ?> game;
  private final List<Component> components;

  private OursPage(Game<?, ?, ?> game) {
    this.game = game;
    this.components = game instanceof Boxed boxed ? boxed.components() : List.of();
  }

  static String of(Game<?, ?, ?> game) {
    OursPage page = new OursPage(game);
    return page.in(Language.EN) + "\n" + page.in(Language.FR);
  }

  private String in(Language language) {
    List<String> lines = new ArrayList<>();
    String title = game.info().title().in(language);
    lines.add((language == Language.EN ? "# " : "---\n\n# ") + title + " – " + TITLE.in(language));
    lines.add("");
    lines.add(INTRODUCTION.with(game.info().id()).in(language));
    lines.addAll(table(RULES, RULE_COLUMNS, "|---|---|", rules(language), language));
    if (!components.isEmpty()) {
      lines.addAll(table(BOX, BOX_COLUMNS, "|---|---|---|", box(language), language));
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<String> table(
      Words title, Words columns, String line, List<String> rows, Language language) {
    List<String> lines = new ArrayList<>();
    lines.addAll(List.of("", "## " + title.in(language), "", columns.in(language), line));
    lines.addAll(rows);
    return lines;
  }

  private List<String> rules(Language language) {
    List<String> rows = new ArrayList<>();
    for (Rule rule : game.info().rules()) {
      rule.sources().stream()
          .filter(OursPage::isOurs)
          .forEach(
              source -> rows.add("| %s | %s |".formatted(rule.id(), source.words().in(language))));
    }
    return rows;
  }

  private record Shared(String file, Provenance source) {}

  /** What shares a source stands in one row, by its names. */
  private List<String> box(Language language) {
    Map<Shared, List<String>> rows = new LinkedHashMap<>();
    for (Component component : components) {
      component.sources().stream()
          .filter(OursPage::isOurs)
          .map(source -> new Shared(component.file(), source))
          .forEach(
              shared ->
                  rows.computeIfAbsent(shared, _ -> new ArrayList<>())
                      .add(component.name().in(language)));
    }
    return rows.entrySet().stream()
        .map(row -> row(row.getKey(), row.getValue(), language))
        .toList();
  }

  private String row(Shared shared, List<String> names, Language language) {
    long inFile = components.stream().filter(c -> c.file().equals(shared.file())).count();
    return "| `%s` | %s | %s |"
        .formatted(
            shared.file(),
            names.size() == inFile
                ? ALL.in(language)
                : names.stream().collect(Collectors.joining(", ")),
            shared.source().words().in(language));
  }

  private static boolean isOurs(Provenance source) {
    return switch (source) {
      case Provenance.Book _ -> false;
      case Provenance.Published _, Provenance.Ours _ -> true;
    };
  }
}
