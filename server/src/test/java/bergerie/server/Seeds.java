package bergerie.server;

import bergerie.server.hall.Secrets;
import bergerie.table.port.Random;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The chance in a test's matches, and in the names and tokens of its tables. It is the same in
 * every run, so that what went well for one developer goes well for the next; the long tests take
 * another one each time.
 */
public final class Seeds implements Supplier<String>, Random {

  /** How often a house was opened at a place: it must not draw the names again that it knows. */
  private static final Map<Path, AtomicInteger> OPENED = new ConcurrentHashMap<>();

  private final String name;
  private final AtomicInteger drawn = new AtomicInteger();

  private Seeds(String name) {
    this.name = name;
  }

  public static Seeds of(String test) {
    return new Seeds(Boolean.getBoolean("bergerie.long") ? Secrets.seed() : test);
  }

  /** For the house at some place: houses apart may draw the same, one opened again may not. */
  public static Seeds at(Path place) {
    AtomicInteger opened = OPENED.computeIfAbsent(place, _ -> new AtomicInteger());
    return of("house " + opened.getAndIncrement());
  }

  @Override
  public byte[] bytes(int count) {
    StringBuilder digits = new StringBuilder();
    while (digits.length() < 2 * count) {
      digits.append(get());
    }
    return HexFormat.of().parseHex(digits, 0, 2 * count);
  }

  @Override
  public String get() {
    return Secrets.hash(name + " " + drawn.getAndIncrement());
  }
}
