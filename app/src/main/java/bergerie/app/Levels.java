package bergerie.app;

import bergerie.bots.Level;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** The levels of bots, by the names people type. */
final class Levels implements Iterable<String> {

  static Optional<Level> of(String id) {
    return Arrays.stream(Level.values()).filter(level -> level.id().equals(id)).findFirst();
  }

  static String expected(String where, String found) {
    return where + ": expected " + String.join(" or ", ids()) + ", got “" + found + "”";
  }

  private static List<String> ids() {
    return Arrays.stream(Level.values()).map(Level::id).toList();
  }

  @Override
  public Iterator<String> iterator() {
    return ids().iterator();
  }
}
