package bergerie.table.contract;

import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.Traits;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What a type is on the wire. Whatever else a record holds has no place there, and is refused. */
public sealed interface Kind {

  record Text() implements Kind {}

  record Whole(Class<?> type) implements Kind {}

  record Fraction() implements Kind {}

  record Truth() implements Kind {}

  /** A view of any game. */
  record AnyView() implements Kind {}

  /** What has a type of its own, and so a name. */
  sealed interface Own extends Kind {
    Class<?> type();
  }

  /** One of some words. */
  record Word(Class<?> type) implements Own {

    List<String> words() {
      return Arrays.stream(type.getEnumConstants())
          .map(constant -> word((Enum<?>) constant))
          .toList();
    }

    boolean isSmall() {
      return type.isAnnotationPresent(Traits.SmallLetters.class);
    }

    private String word(Enum<?> constant) {
      return isSmall() ? constant.name().toLowerCase(Locale.ROOT) : constant.name();
    }
  }

  /** A record. */
  record Shape(Class<?> type) implements Own {

    List<Field> fields() {
      return Field.of(type);
    }

    boolean isBare() {
      return type.isAnnotationPresent(Traits.Bare.class);
    }

    boolean isRow() {
      return type.isAnnotationPresent(Traits.Row.class);
    }
  }

  /** One of several kinds: told apart by a field, or by what they look like. */
  record Choice(Class<?> type) implements Own {

    Optional<Traits.Tagged> tagged() {
      return Optional.ofNullable(type.getAnnotation(Traits.Tagged.class));
    }

    public List<Class<?>> members() {
      return members(type).toList();
    }

    /** Sealed types among the members, each a choice of some of them. */
    List<Class<?>> parts() {
      return Stream.of(type.getPermittedSubclasses()).filter(Class::isSealed).toList();
    }

    private static Stream<Class<?>> members(Class<?> type) {
      return type.isSealed()
          ? Stream.of(type.getPermittedSubclasses()).flatMap(Choice::members)
          : Stream.of(type);
    }

    static String tag(Class<?> member) {
      return member.isAnnotationPresent(Traits.Tag.class)
          ? member.getAnnotation(Traits.Tag.class).value()
          : member.getSimpleName().toLowerCase(Locale.ROOT);
    }

    /** The tag of a record that is a member of a choice with tags, and the field that holds it. */
    static Optional<Map.Entry<String, String>> tagOf(Class<?> member) {
      return Stream.of(member.getInterfaces())
          .flatMap(above -> Stream.concat(Stream.of(above), Stream.of(above.getInterfaces())))
          .flatMap(above -> Stream.ofNullable(above.getAnnotation(Traits.Tagged.class)))
          .map(tagged -> Map.entry(tagged.value(), tag(member)))
          .findFirst();
    }
  }

  record Listed(Kind item) implements Kind {}

  /** An object whose names are free. */
  record Named(Kind value) implements Kind {}

  static Kind of(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type last = generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1];
      if (generic.getRawType() == List.class) {
        return new Listed(of(last));
      }
      if (generic.getRawType() == Map.class) {
        return new Named(of(last));
      }
    }
    if (!(type instanceof Class<?> plain)) {
      throw new IllegalArgumentException("nothing on the wire is a " + type);
    }
    return ofClass(plain);
  }

  private static Kind ofClass(Class<?> type) {
    if (type == String.class) {
      return new Text();
    }
    if (type == boolean.class || type == Boolean.class) {
      return new Truth();
    }
    if (type == int.class || type == Integer.class) {
      return new Whole(int.class);
    }
    if (type == long.class || type == Long.class) {
      return new Whole(long.class);
    }
    if (type == double.class || type == Double.class) {
      return new Fraction();
    }
    if (type == Shown.class) {
      return new AnyView();
    }
    return own(type);
  }

  static Own own(Class<?> type) {
    if (type.isEnum()) {
      return new Word(type);
    }
    if (type.isRecord()) {
      return new Shape(type);
    }
    if (type.isSealed()) {
      return new Choice(type);
    }
    throw new IllegalArgumentException("nothing on the wire is a " + type);
  }

  /** The types it is made of that have a name of their own. */
  default Stream<Class<?>> named() {
    return switch (this) {
      case Text _, Whole _, Fraction _, Truth _, AnyView _ -> Stream.of();
      case Own own -> Stream.of(own.type());
      case Listed(Kind item) -> item.named();
      case Named(Kind value) -> value.named();
    };
  }
}
