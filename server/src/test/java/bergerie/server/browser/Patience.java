package bergerie.server.browser;

import java.util.function.BooleanSupplier;

/** Waiting for something that comes when it comes. */
final class Patience {

  private static final int GLANCE = 25;

  private Patience() {}

  static void until(String what, BooleanSupplier holds) {
    long begun = System.nanoTime();
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() - begun > Guest.PATIENCE * 1_000_000) {
        throw new AssertionError("waited in vain for " + what);
      }
      try {
        Thread.sleep(GLANCE);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
