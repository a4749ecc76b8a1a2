package bergerie.table.contract;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.table.wire.shape.Advising;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Types of the page, by the name of their file below its folder for the net. */
final class TypeScript {

  private static final int WIDTH = 120;
  private static final String MADE =
      "// Made from the server’s records: see docs/wire-changes.md.\n";

  /** What stands in this file; everything else is imported. */
  private final Predicate<Class<?>> local;

  /** Names by the file that they are imported from. */
  private final Map<String, TreeSet<String>> imports = new TreeMap<>();

  private TypeScript(Predicate<Class<?>> local) {
    this.local = local;
  }

  static Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    Map<String, Class<?>> games = new TreeMap<>();
    for (Game<?, ?, ?> game : Shelf.all()) {
      Class<?> view = Codecs.view(game);
      games.put(game.info().id(), view);
      files.computeIfAbsent(
          "views/" + Names.game(view) + ".ts",
          _ -> new TypeScript(type -> type != Words.class).file(List.of(view), "../wire"));
    }
    files.put("views/views.ts", index(games));
    List<Class<?>> roots = new ArrayList<>(Codecs.READ);
    roots.addAll(Codecs.WRITTEN);
    roots.add(Advising.Advice.class);
    files.put(
        "wire.ts",
        new TypeScript(type -> Names.isShape(type) || Names.game(type).equals("rules"))
            .file(roots, ""));
    return files;
  }

  private String file(List<Class<?>> roots, String common) {
    String types =
        Codecs.closure(roots).stream()
            .filter(local)
            .filter(type -> !isBare(type))
            .map(this::declaration)
            .collect(Collectors.joining("\n"));
    String lines =
        imports.entrySet().stream()
            .map(
                file ->
                    "import type { %s } from '%s';\n"
                        .formatted(
                            String.join(", ", file.getValue()),
                            file.getKey().isEmpty() ? common : file.getKey()))
            .collect(Collectors.joining());
    return MADE + lines + "\n" + types;
  }

  private static boolean isBare(Class<?> type) {
    return Kind.of(type) instanceof Kind.Shape shape && shape.isBare();
  }

  private String declaration(Class<?> type) {
    String meaning = comment(Field.meaning(type), "");
    String name = Names.of(type);
    return switch (Kind.own(type)) {
      case Kind.Word word ->
          meaning + union(name, word.words().stream().map(one -> "'" + one + "'").toList());
      case Kind.Shape shape when shape.isRow() ->
          meaning
              + "export type %s = [%s];\n"
                  .formatted(
                      name,
                      shape.fields().stream()
                          .map(field -> name(field.kind()))
                          .collect(Collectors.joining(", ")));
      case Kind.Shape shape -> meaning + shape(name, shape);
      case Kind.Choice choice -> parts(choice) + meaning + union(name, members(choice.type()));
    };
  }

  /** Choices of some of its members, that have a name. */
  private String parts(Kind.Choice choice) {
    return choice.parts().stream()
        .map(part -> union(Names.of(part), members(part)) + "\n")
        .collect(Collectors.joining());
  }

  private List<String> members(Class<?> choice) {
    return Stream.of(choice.getPermittedSubclasses())
        .map(member -> member.isSealed() ? Names.of(member) : name(Kind.of(member)))
        .toList();
  }

  private static String union(String name, List<String> parts) {
    String line = "export type " + name + " = " + String.join(" | ", parts) + ";\n";
    return line.length() <= WIDTH + 1
        ? line
        : "export type "
            + name
            + " =\n"
            + parts.stream().map(part -> "  | " + part).collect(Collectors.joining("\n"))
            + ";\n";
  }

  private String shape(String name, Kind.Shape shape) {
    String tag =
        Kind.Choice.tagOf(shape.type())
            .map(known -> "  %s: '%s';\n".formatted(known.getKey(), known.getValue()))
            .orElse("");
    return "export interface "
        + name
        + " {\n"
        + tag
        + shape.fields().stream().map(this::field).collect(Collectors.joining())
        + "}\n";
  }

  private String field(Field field) {
    String type = name(field.kind());
    String line =
        switch (field.presence()) {
          case ALWAYS -> "  %s: %s;\n".formatted(field.name(), type);
          case MAYBE -> "  %s?: %s;\n".formatted(field.name(), type);
          case OR_NULL -> "  %s: %s | null;\n".formatted(field.name(), type);
        };
    return comment(field.meaning(), "  ") + line;
  }

  private static String comment(Optional<String> meaning, String indent) {
    return meaning
        .map(Names::sentence)
        .map(
            text ->
                text.length() + indent.length() + 7 <= WIDTH
                    ? indent + "/** " + text + " */\n"
                    : indent + "/**\n" + wrapped(text, indent + " * ") + indent + " */\n")
        .orElse("");
  }

  private static String wrapped(String text, String indent) {
    StringBuilder lines = new StringBuilder();
    StringBuilder line = new StringBuilder(indent);
    for (String word : text.split(" ")) {
      if (line.length() + word.length() > WIDTH) {
        lines.append(line.toString().stripTrailing()).append('\n');
        line = new StringBuilder(indent);
      }
      line.append(word).append(' ');
    }
    return lines.append(line.toString().stripTrailing()).append('\n').toString();
  }

  private String name(Kind kind) {
    return switch (kind) {
      case Kind.Text _ -> "string";
      case Kind.Whole _, Kind.Fraction _ -> "number";
      case Kind.Truth _ -> "boolean";
      case Kind.AnyView _ -> imported("./views/views", "View");
      case Kind.Word(Class<?> type) -> named(type);
      case Kind.Shape shape when shape.isBare() -> name(shape.fields().getFirst().kind());
      case Kind.Shape(Class<?> type) -> named(type);
      case Kind.Choice(Class<?> type) -> named(type);
      case Kind.Listed(Kind item) -> name(item) + "[]";
      case Kind.Named(Kind item) -> "Record<string, " + name(item) + ">";
    };
  }

  private String named(Class<?> type) {
    if (local.test(type)) {
      return Names.of(type);
    }
    return imported(type == Words.class ? "" : "./views/" + Names.game(type), Names.of(type));
  }

  private String imported(String file, String name) {
    imports.computeIfAbsent(file, _ -> new TreeSet<>()).add(name);
    return name;
  }

  private static String index(Map<String, Class<?>> games) {
    String imports =
        games.values().stream()
            .distinct()
            .map(
                view ->
                    "import type { %s } from './%s';\n"
                        .formatted(view.getSimpleName(), Names.game(view)))
            .sorted()
            .collect(Collectors.joining());
    String fields =
        games.entrySet().stream()
            .map(
                game ->
                    "  %s: %s;\n"
                        .formatted(
                            game.getKey().contains("-") ? "'" + game.getKey() + "'" : game.getKey(),
                            game.getValue().getSimpleName()))
            .collect(Collectors.joining());
    return MADE
        + imports
        + "\n/** What each game shows. */\nexport interface Views {\n"
        + fields
        + "}\n\nexport type GameId = keyof Views;\n\n/** What some game shows. */\n"
        + "export type View = Views[GameId];\n";
  }
}
