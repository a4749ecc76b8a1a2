package bergerie.table.contract;

import bergerie.table.contract.Call.Content;
import bergerie.table.wire.shape.Said;
import bergerie.table.wire.shape.Sent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of docs/wire.md, each between two comments that name it. */
final class WireDoc {

  private static final Map<String, String> TABLES =
      Map.of(
          "calls",
          calls(),
          "said",
          messages(Said.class),
          "sent",
          messages(Sent.class),
          "parts",
          parts());

  private WireDoc() {}

  /** The same page with the tables of today. */
  static String page(String text) {
    String page = text;
    for (Map.Entry<String, String> table : TABLES.entrySet()) {
      Pattern place =
          Pattern.compile(
              "(<!-- made: %s -->\n).*?(<!-- end -->)".formatted(table.getKey()), Pattern.DOTALL);
      Matcher found = place.matcher(page);
      if (!found.find()) {
        throw new IllegalArgumentException("docs/wire.md has no place for " + table.getKey());
      }
      page = page.substring(0, found.end(1)) + table.getValue() + page.substring(found.start(2));
    }
    return page;
  }

  private static String calls() {
    return table(
        List.of("call", "body", "answer"),
        Calls.all().stream()
            .map(call -> List.of(call(call), body(call), call.summary() + ". " + answers(call)))
            .toList());
  }

  private static String call(Call call) {
    String query =
        call.params().stream()
            .filter(param -> param.place() == Call.Place.QUERY)
            .map(Call.Param::name)
            .collect(Collectors.joining("&"));
    return code(
        call.method().toUpperCase(Locale.ROOT)
            + " "
            + call.path()
            + (query.isEmpty() ? "" : "?" + query));
  }

  private static String body(Call call) {
    return call.body().map(WireDoc::content).orElse("");
  }

  private static String content(Content content) {
    return switch (content) {
      case Content.Json(Class<?> type) -> code(Names.of(type));
      case Content.JsonList(Class<?> type) -> code("[" + Names.of(type) + "]");
      case Content.JsonOf(List<Class<?>> types) ->
          types.stream().map(type -> code(Names.of(type))).collect(Collectors.joining(" or "));
      case Content.Plain _ -> "text";
      case Content.Other _ -> "JSON";
    };
  }

  private static String answers(Call call) {
    return call.replies().stream()
        .sorted((a, b) -> Integer.compare(a.status(), b.status()))
        .map(
            reply ->
                reply.status()
                    + reply
                        .content()
                        .filter(_ -> reply.status() < 300)
                        .map(body -> " " + content(body))
                        .orElse(": " + reply.meaning()))
        .collect(Collectors.joining("; "));
  }

  private static String messages(Class<?> choice) {
    return table(
        List.of("type", "fields", "meaning"),
        new Kind.Choice(choice)
            .members().stream()
                .map(
                    type ->
                        List.of(
                            code(Kind.Choice.tag(type)),
                            fields(
                                Field.of(type).stream()
                                    .filter(field -> choice == Sent.class || !isId(field))),
                            meaning(type)))
                .toList());
  }

  private static boolean isId(Field field) {
    return field.name().equals("id");
  }

  /** Everything with a name of its own that messages and bodies are made of. */
  private static String parts() {
    List<Class<?>> roots = new ArrayList<>(Codecs.READ);
    roots.addAll(Codecs.WRITTEN);
    return table(
        List.of("name", "shape", "meaning"),
        Codecs.closure(roots).stream()
            .filter(Names::isShape)
            .filter(type -> type != Said.class && type != Sent.class)
            .filter(type -> !Said.class.isAssignableFrom(type))
            .filter(type -> !Sent.class.isAssignableFrom(type))
            .filter(type -> !isBare(type))
            .filter(type -> !type.isEnum() || Field.meaning(type).isPresent())
            .map(type -> List.of(code(Names.of(type)), shape(type), meaning(type)))
            .toList());
  }

  private static boolean isBare(Class<?> type) {
    return Kind.of(type) instanceof Kind.Shape shape && shape.isBare();
  }

  private static String shape(Class<?> type) {
    return switch (Kind.own(type)) {
      case Kind.Word word -> code(words(word));
      case Kind.Shape shape when shape.isRow() ->
          code(
              shape.fields().stream().map(Field::name).collect(Collectors.joining(", ", "[", "]")));
      case Kind.Shape shape -> {
        Stream<String> tag =
            Kind.Choice.tagOf(type).stream()
                .map(one -> one.getKey() + ": \"" + one.getValue() + "\"");
        Stream<String> fields = shape.fields().stream().map(WireDoc::field);
        yield code(Stream.concat(tag, fields).collect(Collectors.joining(", ", "{", "}")));
      }
      case Kind.Choice choice ->
          code(
              choice.members().stream()
                  .map(member -> notation(Kind.of(member)))
                  .collect(Collectors.joining(" | ")));
    };
  }

  private static String fields(Stream<Field> fields) {
    String all = fields.map(WireDoc::field).collect(Collectors.joining(", "));
    return all.isEmpty() ? "" : code(all);
  }

  private static String field(Field field) {
    String notation = notation(field.kind());
    return field.name()
        + (field.presence() == Field.Presence.MAYBE ? "?" : "")
        + (notation.isEmpty() ? "" : ": " + notation)
        + (field.presence() == Field.Presence.OR_NULL ? "|null" : "");
  }

  /** What a reader does not see from the name. */
  private static String notation(Kind kind) {
    return switch (kind) {
      case Kind.Text _, Kind.Whole _, Kind.Fraction _ -> "";
      case Kind.Truth _ -> "bool";
      case Kind.AnyView _ -> "View";
      case Kind.Word word -> words(word);
      case Kind.Shape shape when shape.isBare() -> "0|1|…";
      case Kind.Shape(Class<?> type) -> Names.of(type);
      case Kind.Choice(Class<?> type) -> Names.of(type);
      case Kind.Listed(Kind item) -> "[" + item(item) + "]";
      case Kind.Named(Kind item) -> "{name: " + item(item) + "}";
    };
  }

  private static String item(Kind kind) {
    return switch (kind) {
      case Kind.Text _ -> "text";
      case Kind.Whole _, Kind.Fraction _ -> "number";
      case Kind.Truth _, Kind.AnyView _, Kind.Own _, Kind.Listed _, Kind.Named _ -> notation(kind);
    };
  }

  private static String words(Kind.Word word) {
    return word.words().stream().map(one -> "\"" + one + "\"").collect(Collectors.joining("|"));
  }

  private static String meaning(Class<?> type) {
    Stream<String> fields =
        Kind.of(type) instanceof Kind.Shape shape
            ? shape.fields().stream()
                .filter(field -> field.component().getDeclaringRecord() == type)
                .flatMap(
                    field -> field.meaning().map(text -> code(field.name()) + ": " + text).stream())
            : Stream.of();
    return Stream.concat(Field.meaning(type).stream(), fields).collect(Collectors.joining("; "));
  }

  private static String code(String text) {
    return "`" + text.replace("|", "\\|") + "`";
  }

  private static String table(List<String> head, List<List<String>> rows) {
    return row(head)
        + "|---".repeat(head.size())
        + "|\n"
        + rows.stream().map(WireDoc::row).collect(Collectors.joining());
  }

  private static String row(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |\n"));
  }
}
