package bergerie.table.contract;

import bergerie.table.wire.shape.Traits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Java that reads records out of fields, with their bounds. */
final class ReaderCode {

  private final JavaFile file;

  private ReaderCode(JavaFile file) {
    this.file = file;
  }

  static String of(JavaFile file, List<Class<?>> types) {
    ReaderCode code = new ReaderCode(file);
    List<String> methods = new ArrayList<>();
    types.forEach(type -> methods.add(code.method(type)));
    return file.text(methods);
  }

  private String method(Class<?> type) {
    return switch (Kind.own(type)) {
      case Kind.Word word -> word(word);
      case Kind.Shape shape -> shape(shape);
      case Kind.Choice choice -> choice(choice);
    };
  }

  private String word(Kind.Word word) {
    String name = file.name(word.type());
    StringBuilder code = new StringBuilder();
    code.append(
        """
        static %s read%s(Fields fields, String field, int least, int most) {
        return switch (fields.text(field, least, most)) {
        """
            .formatted(name, word.type().getSimpleName()));
    for (int i = 0; i < word.words().size(); i++) {
      code.append(
          "case \"%s\" -> %s.%s;\n"
              .formatted(word.words().get(i), name, word.type().getEnumConstants()[i]));
    }
    return code.append(otherwise("field", word.type())).append("};\n}\n").toString();
  }

  private String choice(Kind.Choice choice) {
    Traits.Tagged tagged = choice.tagged().orElseThrow();
    StringBuilder code = new StringBuilder();
    code.append(
        """
        public static %s read%s(Fields fields) {
        return switch (fields.text("%s", 1, %d)) {
        """
            .formatted(
                file.name(choice.type()),
                choice.type().getSimpleName(),
                tagged.value(),
                tagged.longest()));
    for (Class<?> member : choice.members()) {
      code.append("case \"%s\" -> ".formatted(Kind.Choice.tag(member)));
      code.append(
          Field.of(member).isEmpty()
              ? "new %s();\n".formatted(file.name(member))
              : "read%s(fields);\n".formatted(member.getSimpleName()));
    }
    return code.append(otherwise("\"" + tagged.value() + "\"", choice.type()))
        .append("};\n}\n")
        .toString();
  }

  private static String otherwise(String field, Class<?> type) {
    Traits.Otherwise words = type.getAnnotation(Traits.Otherwise.class);
    if (words == null) {
      throw new IllegalArgumentException("nothing to say to what is no " + type);
    }
    return "default -> throw fields.wrong(%s, \"%s\", \"%s\");\n"
        .formatted(field, words.en(), words.fr());
  }

  private String shape(Kind.Shape shape) {
    String values = shape.fields().stream().map(this::field).collect(Collectors.joining(",\n"));
    return """
        public static %s read%s(Fields fields) {
        return new %s(
        %s);
        }
        """
        .formatted(
            file.name(shape.type()), shape.type().getSimpleName(), file.name(shape.type()), values);
  }

  private String field(Field field) {
    String quoted = "\"" + field.name() + "\"";
    return switch (field.presence()) {
      case ALWAYS -> value(field, quoted);
      case MAYBE -> "fields.optional(%s, name -> %s)".formatted(quoted, value(field, "name"));
      case OR_NULL -> throw new IllegalArgumentException("nobody sends null: " + field);
    };
  }

  private String value(Field field, String name) {
    return switch (field.kind()) {
      case Kind.Text _ -> text(field.mark(Traits.Text.class).orElseThrow(), name);
      case Kind.Whole _ -> {
        Traits.Whole bounds = field.mark(Traits.Whole.class).orElseThrow();
        yield "fields.whole(%s, %d, %s)".formatted(name, bounds.least(), most(bounds.most()));
      }
      case Kind.Truth _ -> "fields.truth(%s)".formatted(name);
      case Kind.Word(Class<?> type) -> {
        Traits.Text bounds = field.mark(Traits.Text.class).orElseThrow();
        yield "%sread%s(fields, %s, %d, %d)"
            .formatted(file.home(type), type.getSimpleName(), name, bounds.least(), bounds.most());
      }
      case Kind.Shape(Class<?> type) -> object(type, name);
      case Kind.Choice(Class<?> type) -> object(type, name);
      case Kind.Listed(Kind.Text _) ->
          "fields.texts(%s, %d, %d)"
              .formatted(
                  name,
                  field.mark(Traits.Most.class).orElseThrow().value(),
                  field.mark(Traits.Text.class).orElseThrow().most());
      case Kind.Listed(Kind.Shape(Class<?> type)) -> {
        String home = JavaFile.homeOf(type) + "Reader";
        yield "fields.objects(%s, %d, %s::read%s)"
            .formatted(
                name,
                field.mark(Traits.Most.class).orElseThrow().value(),
                home,
                type.getSimpleName());
      }
      case Kind.Named(Kind.Text _) ->
          "fields.named(%s, %d)"
              .formatted(name, field.mark(Traits.Text.class).orElseThrow().most());
      case Kind.Fraction _, Kind.AnyView _, Kind.Listed _, Kind.Named _ ->
          throw new IllegalArgumentException("nobody sends a " + field);
    };
  }

  private String object(Class<?> type, String name) {
    return "%sread%s(fields.object(%s))".formatted(file.home(type), type.getSimpleName(), name);
  }

  private static String most(int most) {
    return most == Integer.MAX_VALUE ? "Integer.MAX_VALUE" : Integer.toString(most);
  }

  private static String text(Traits.Text bounds, String name) {
    return switch (bounds.form()) {
      case ANY -> "fields.text(%s, %d, %d)".formatted(name, bounds.least(), bounds.most());
      case LINE -> "fields.line(%s, %d, %d)".formatted(name, bounds.least(), bounds.most());
      case TABLE -> "Forms.table(fields, %s)".formatted(name);
      case NONCE -> "Forms.nonce(fields, %s)".formatted(name);
      case HASH -> "Forms.hash(fields, %s)".formatted(name);
    };
  }
}
