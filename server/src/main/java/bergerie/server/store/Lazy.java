package bergerie.server.store;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Something made when it is first asked for, to start sooner. */
public final class Lazy<T> implements Supplier<T> {

  private final Supplier<T> maker;
  private Optional<T> made = Optional.empty();

  public Lazy(Supplier<T> maker) {
    this.maker = maker;
  }

  @Override
  public synchronized T get() {
    T value = made.orElseGet(maker);
    made = Optional.of(value);
    return value;
  }

  /** Does something with it unless it was never asked for. */
  public synchronized void ifMade(Consumer<? super T> use) {
    made.ifPresent(use);
  }
}
