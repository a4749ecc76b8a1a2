package bergerie.table.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Java that writes records and their parts. */
final class WriterCode {

  private final JavaFile file;
  private int depth;

  private WriterCode(JavaFile file) {
    this.file = file;
  }

  /** Methods for types that share a file. */
  static String of(JavaFile file, List<Class<?>> types) {
    WriterCode code = new WriterCode(file);
    List<String> methods = new ArrayList<>();
    types.forEach(type -> methods.addAll(code.methods(type)));
    return file.text(methods);
  }

  private List<String> methods(Class<?> type) {
    return switch (Kind.own(type)) {
      case Kind.Word word -> word.isSmall() ? List.of(word(word)) : List.of();
      case Kind.Shape shape when shape.isBare() -> List.of();
      case Kind.Shape shape -> List.of(shape(shape));
      case Kind.Choice choice -> List.of(choice(choice));
    };
  }

  private String word(Kind.Word word) {
    StringBuilder code = new StringBuilder();
    code.append("static String word(%s it) {\nreturn switch (it) {\n".formatted(name(word.type())));
    List<String> words = word.words();
    for (int i = 0; i < words.size(); i++) {
      code.append(
          "case %s -> \"%s\";\n".formatted(word.type().getEnumConstants()[i], words.get(i)));
    }
    return code.append("};\n}\n").toString();
  }

  private String shape(Kind.Shape shape) {
    StringBuilder code = new StringBuilder();
    code.append(
        "public static void write(JsonWriter json, %s it) {\n".formatted(name(shape.type())));
    code.append(shape.isRow() ? "json.openList();\n" : "json.open();\n");
    Kind.Choice.tagOf(shape.type())
        .ifPresent(
            tag ->
                code.append(
                    "json.name(\"%s\").text(\"%s\");\n".formatted(tag.getKey(), tag.getValue())));
    for (Field field : shape.fields()) {
      code.append(shape.isRow() ? value(field.kind(), "it." + field.path()) : field(field));
    }
    code.append(shape.isRow() ? "json.closeList();\n" : "json.close();\n");
    return code.append("}\n").toString();
  }

  private String field(Field field) {
    String name = "json.name(\"%s\")".formatted(field.name());
    String there = "it." + field.path();
    return switch (field.presence()) {
      case ALWAYS -> name + ";\n" + value(field.kind(), there);
      case MAYBE ->
          "if (%s.isPresent()) {\n%s;\n%s}\n"
              .formatted(there, name, value(field.kind(), there + ".get()"));
      case OR_NULL ->
          "%s;\nif (%s.isPresent()) {\n%s} else {\njson.nothing();\n}\n"
              .formatted(name, there, value(field.kind(), there + ".get()"));
    };
  }

  private String choice(Kind.Choice choice) {
    StringBuilder code = new StringBuilder();
    code.append(
        "public static void write(JsonWriter json, %s it) {\nswitch (it) {\n"
            .formatted(name(choice.type())));
    for (Class<?> member : choice.members()) {
      code.append("case %s one -> ".formatted(name(member)));
      code.append(value(Kind.of(member), "one"));
    }
    return code.append("}\n}\n").toString();
  }

  private String value(Kind kind, String there) {
    return switch (kind) {
      case Kind.Text _ -> "json.text(%s);\n".formatted(there);
      case Kind.Whole _, Kind.Fraction _ -> "json.number(%s);\n".formatted(there);
      case Kind.Truth _ -> "json.truth(%s);\n".formatted(there);
      case Kind.AnyView _ -> "%s.write(json);\n".formatted(there);
      case Kind.Word word ->
          word.isSmall()
              ? "json.text(%sword(%s));\n".formatted(file.home(word.type()), there)
              : "json.text(%s.name());\n".formatted(there);
      case Kind.Shape shape when shape.isBare() -> {
        Field only = shape.fields().getFirst();
        yield value(only.kind(), there + "." + only.path());
      }
      case Kind.Shape(Class<?> type) -> "%swrite(json, %s);\n".formatted(file.home(type), there);
      case Kind.Choice(Class<?> type) -> "%swrite(json, %s);\n".formatted(file.home(type), there);
      case Kind.Listed(Kind item) -> listed(item, there);
      case Kind.Named(Kind item) -> named(item, there);
    };
  }

  private String listed(Kind item, String there) {
    String one = "item" + (depth == 0 ? "" : depth);
    depth++;
    String body = value(item, one);
    depth--;
    return "json.openList();\nfor (%s %s : %s) {\n%s}\njson.closeList();\n"
        .formatted(type(item), one, there, body);
  }

  private String named(Kind item, String there) {
    file.uses(Map.class);
    String body = value(item, "one.getValue()");
    return "json.open();\nfor (Map.Entry<String, %s> one : %s.entrySet()) {\n%s%s}\njson.close();\n"
        .formatted(boxed(item), there, "json.anyName(one.getKey());\n", body);
  }

  private String type(Kind kind) {
    return switch (kind) {
      case Kind.Whole(Class<?> type) -> type.getName();
      case Kind.Fraction _ -> "double";
      case Kind.Truth _ -> "boolean";
      case Kind.Text _, Kind.AnyView _, Kind.Own _, Kind.Listed _, Kind.Named _ -> boxed(kind);
    };
  }

  private String boxed(Kind kind) {
    return switch (kind) {
      case Kind.Text _ -> "String";
      case Kind.Whole(Class<?> type) -> type == int.class ? "Integer" : "Long";
      case Kind.Fraction _ -> "Double";
      case Kind.Truth _ -> "Boolean";
      case Kind.AnyView _ -> "Shown";
      case Kind.Own own -> name(own.type());
      case Kind.Listed(Kind item) -> {
        file.uses(List.class);
        yield "List<" + boxed(item) + ">";
      }
      case Kind.Named(Kind item) -> {
        file.uses(Map.class);
        yield "Map<String, " + boxed(item) + ">";
      }
    };
  }

  private String name(Class<?> type) {
    return file.name(type);
  }
}
