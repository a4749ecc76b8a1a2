package bergerie.table.contract;

import bergerie.table.wire.shape.Traits;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A field as it is written.
 *
 * @param path how it is reached from the record, such as {@code info().table()}
 */
record Field(String name, Kind kind, Presence presence, String path, RecordComponent component) {

  enum Presence {
    ALWAYS,
    /** Left out where there is none. */
    MAYBE,
    OR_NULL
  }

  static List<Field> of(Class<?> type) {
    return fields(type, "").toList();
  }

  /** The field of a component that has one of its own. */
  static Field of(RecordComponent component) {
    return fields(component, "").findFirst().orElseThrow();
  }

  private static Stream<Field> fields(Class<?> type, String path) {
    return Stream.of(type.getRecordComponents()).flatMap(component -> fields(component, path));
  }

  private static Stream<Field> fields(RecordComponent component, String path) {
    String here = path + component.getName() + "()";
    if (component.isAnnotationPresent(Traits.Inline.class)) {
      return fields(component.getType(), here + ".");
    }
    Type type = component.getGenericType();
    if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
      Presence presence =
          component.isAnnotationPresent(Traits.OrNull.class) ? Presence.OR_NULL : Presence.MAYBE;
      Kind kind = Kind.of(generic.getActualTypeArguments()[0]);
      return Stream.of(new Field(component.getName(), kind, presence, here, component));
    }
    return Stream.of(
        new Field(component.getName(), Kind.of(type), Presence.ALWAYS, here, component));
  }

  <A extends Annotation> Optional<A> mark(Class<A> mark) {
    return Optional.ofNullable(component.getAnnotation(mark));
  }

  Optional<String> meaning() {
    return mark(Traits.Means.class).map(Traits.Means::value);
  }

  static Optional<String> meaning(Class<?> type) {
    return Optional.ofNullable(type.getAnnotation(Traits.Means.class)).map(Traits.Means::value);
  }
}
