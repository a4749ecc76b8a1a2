package bergerie.server.hall;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Supplier;

/** What was asked lately, by name; what nobody asks for is forgotten. Made one at a time. */
public final class Recent<V> {

  private final int most;
  private final LinkedHashMap<String, V> known = new LinkedHashMap<>(16, 0.75f, true);

  public Recent(int most) {
    this.most = most;
  }

  synchronized Optional<V> find(String name) {
    return Optional.ofNullable(known.get(name));
  }

  public synchronized V get(String name, Supplier<V> make) {
    V value = known.computeIfAbsent(name, _ -> make.get());
    if (known.size() > most) {
      known.pollFirstEntry();
    }
    return value;
  }
}
