package bergerie.rules;

import java.util.Optional;
import java.util.function.Function;

/** What came of reading a text: a value, or what is wrong with it. */
public sealed interface Reading<T> {

  record Understood<T>(T value) implements Reading<T> {}

  record Garbled<T>(Words why) implements Reading<T> {}

  static <T> Reading<T> of(T value) {
    return new Understood<>(value);
  }

  static <T> Reading<T> garbled(Words why) {
    return new Garbled<>(why);
  }

  static <T> Reading<T> garbled(String en, String fr) {
    return new Garbled<>(new Words(en, fr));
  }

  default <R> Reading<R> then(Function<? super T, Reading<R>> next) {
    return switch (this) {
      case Understood<T>(T value) -> next.apply(value);
      case Garbled<T>(Words why) -> new Garbled<>(why);
    };
  }

  default Optional<T> asOptional() {
    return switch (this) {
      case Understood<T>(T value) -> Optional.of(value);
      case Garbled<T> _ -> Optional.empty();
    };
  }

  /** The value; a text that must be readable here and is not is our own bug. */
  default T orThrow() {
    return switch (this) {
      case Understood<T>(T value) -> value;
      case Garbled<T>(Words why) -> throw new IllegalArgumentException(why.en());
    };
  }
}
