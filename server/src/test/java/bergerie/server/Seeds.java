package bergerie.server;

import bergerie.server.hall.Secrets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The chance in a test's matches. It is the same in every run, so that what went well for one
 * developer goes well for the next; the long tests take another one each time.
 */
public final class Seeds implements Supplier<String> {

  private final String name;
  private final AtomicInteger drawn = new AtomicInteger();

  private Seeds(String name) {
    this.name = name;
  }

  public static Seeds of(String test) {
    return new Seeds(Boolean.getBoolean("bergerie.long") ? Secrets.seed() : test);
  }

  @Override
  public String get() {
    return Secrets.hash(name + " " + drawn.getAndIncrement());
  }
}
