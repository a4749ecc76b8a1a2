package bergerie.table.contract;

import bergerie.table.wire.shape.Said;
import bergerie.table.wire.shape.Sent;
import bergerie.table.wire.shape.TableName;
import bergerie.table.wire.shape.Traits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON Schemas of records. */
final class Schemas {

  private static final JsonMapper PRINTER =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final String ANY_VIEW = "View";

  private final String place;
  private final BiPredicate<Class<?>, Field> mayLack;

  /**
   * @param place where schemas stand, such as {@code #/$defs/}
   * @param mayLack fields that need not be there, whatever the record says
   */
  Schemas(String place, BiPredicate<Class<?>, Field> mayLack) {
    this.place = place;
    this.mayLack = mayLack;
  }

  /** Those of the messages, by the name of their file. */
  static Map<String, String> files() {
    return Map.of("said.json", file(Said.class), "sent.json", file(Sent.class));
  }

  private static String file(Class<?> root) {
    Schemas schemas = new Schemas("#/$defs/", (_, _) -> false);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("$comment", JavaFile.MADE);
    document.put("$ref", "#/$defs/" + Names.unique(root));
    document.put("$defs", schemas.book(List.of(root)));
    return print(document);
  }

  static String print(Object document) {
    return PRINTER.writeValueAsString(document) + "\n";
  }

  /** Schemas of some types and all they are made of, by name. */
  Map<String, Object> book(List<Class<?>> roots) {
    Map<String, Object> book = new TreeMap<>();
    List<Class<?>> all = new ArrayList<>(roots);
    boolean shows = Codecs.closure(roots).stream().anyMatch(Schemas::shows);
    if (shows) {
      all.addAll(Codecs.views());
      book.put(
          ANY_VIEW,
          meant(
              Optional.of("what a viewer sees, in the game's own form"),
              Map.of("anyOf", Codecs.views().stream().map(this::ref).toList())));
    }
    for (Class<?> type : Codecs.closure(all)) {
      Object other = book.putIfAbsent(Names.unique(type), schema(type));
      if (other != null) {
        throw new IllegalArgumentException("two types are called " + Names.unique(type));
      }
      if (Kind.of(type) instanceof Kind.Choice choice) {
        choice.parts().forEach(part -> book.put(Names.unique(part), schema(part)));
      }
    }
    return book;
  }

  private static boolean shows(Class<?> type) {
    return Kind.of(type) instanceof Kind.Shape shape
        && shape.fields().stream().anyMatch(field -> field.kind() instanceof Kind.AnyView);
  }

  Map<String, Object> ref(Class<?> type) {
    return ref(Names.unique(type));
  }

  private Map<String, Object> ref(String name) {
    return new LinkedHashMap<>(Map.of("$ref", place + name));
  }

  private Map<String, Object> schema(Class<?> type) {
    Optional<String> meaning = Field.meaning(type);
    return switch (Kind.own(type)) {
      case Kind.Word word -> meant(meaning, Map.of("enum", word.words()));
      case Kind.Shape shape when shape.isBare() -> of(shape.fields().getFirst());
      case Kind.Shape shape when shape.isRow() -> meant(meaning, row(shape));
      case Kind.Shape shape -> meant(meaning, object(shape));
      case Kind.Choice choice ->
          meant(meaning, Map.of("oneOf", choice.members().stream().map(this::ref).toList()));
    };
  }

  private static Map<String, Object> meant(Optional<String> meaning, Map<String, Object> schema) {
    Map<String, Object> told = new LinkedHashMap<>();
    meaning.ifPresent(text -> told.put("description", Names.sentence(text)));
    told.putAll(schema);
    return told;
  }

  private Map<String, Object> row(Kind.Shape shape) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("type", "array");
    row.put("prefixItems", shape.fields().stream().map(this::of).toList());
    row.put("minItems", shape.fields().size());
    row.put("maxItems", shape.fields().size());
    return row;
  }

  private Map<String, Object> object(Kind.Shape shape) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    Kind.Choice.tagOf(shape.type())
        .ifPresent(
            tag -> {
              properties.put(tag.getKey(), Map.of("const", tag.getValue()));
              required.add(tag.getKey());
            });
    for (Field field : shape.fields()) {
      properties.put(field.name(), meant(field.meaning(), of(field)));
      if (field.presence() != Field.Presence.MAYBE && !mayLack.test(shape.type(), field)) {
        required.add(field.name());
      }
    }
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("type", "object");
    object.put("properties", properties);
    object.put("required", required);
    return object;
  }

  private Map<String, Object> of(Field field) {
    Map<String, Object> schema = of(field.kind(), field);
    return field.presence() == Field.Presence.OR_NULL
        ? new LinkedHashMap<>(Map.of("oneOf", List.of(schema, Map.of("type", "null"))))
        : schema;
  }

  private Map<String, Object> of(Kind kind, Field field) {
    Map<String, Object> schema = new LinkedHashMap<>();
    switch (kind) {
      case Kind.Text _ -> text(schema, field);
      case Kind.Whole _ -> {
        schema.put("type", "integer");
        field
            .mark(Traits.Whole.class)
            .ifPresent(
                bounds -> {
                  schema.put("minimum", bounds.least());
                  schema.put("maximum", bounds.most());
                });
      }
      case Kind.Fraction _ -> schema.put("type", "number");
      case Kind.Truth _ -> schema.put("type", "boolean");
      case Kind.AnyView _ -> schema.putAll(ref(ANY_VIEW));
      case Kind.Own own -> schema.putAll(ref(own.type()));
      case Kind.Listed(Kind item) -> {
        schema.put("type", "array");
        schema.put("items", of(item, field));
        field.mark(Traits.Most.class).ifPresent(most -> schema.put("maxItems", most.value()));
      }
      case Kind.Named(Kind item) -> {
        schema.put("type", "object");
        schema.put("additionalProperties", of(item, field));
      }
    }
    return schema;
  }

  private static void text(Map<String, Object> schema, Field field) {
    schema.put("type", "string");
    field
        .mark(Traits.Text.class)
        .ifPresent(
            bounds -> {
              schema.put("minLength", bounds.least());
              schema.put("maxLength", bounds.most());
              if (bounds.form() == Traits.Form.TABLE) {
                schema.put("pattern", "^" + TableName.PATTERN + "$");
              }
              if (bounds.form() == Traits.Form.HASH) {
                schema.put("pattern", "^[0-9a-f]+$");
              }
            });
  }
}
