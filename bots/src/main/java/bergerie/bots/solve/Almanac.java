package bergerie.bots.solve;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The tables in a folder. Those of a game are opened when they are first asked for. */
public final class Almanac {

  private static final System.Logger LOG = System.getLogger(Almanac.class.getName());

  private final Optional<Path> folder;
  private final Map<String, Optional<Oracle<?>>> opened = new ConcurrentHashMap<>();

  private Almanac(Optional<Path> folder) {
    this.folder = folder;
  }

  public static Almanac in(Path folder) {
    return new Almanac(Optional.of(folder));
  }

  /** Without any table. */
  public static Almanac empty() {
    return new Almanac(Optional.empty());
  }

  /** The tables of a game; none if there are none that can be read. */
  public Optional<Oracle<?>> oracle(String game) {
    return opened.computeIfAbsent(game, this::open);
  }

  public Optional<Path> folder() {
    return folder;
  }

  /** Looks again, after tables of a game were built. */
  public void renew(String game) {
    opened.remove(game);
  }

  private Optional<Oracle<?>> open(String game) {
    if (!Solutions.GAMES.contains(game)) {
      return Optional.empty();
    }
    try {
      Optional<Oracle<?>> oracle = folder.flatMap(place -> Solutions.open(place, game));
      oracle.ifPresent(Oracle::openAll);
      return oracle;
    } catch (TableException e) {
      LOG.log(System.Logger.Level.WARNING, "the tables of " + game + " are left out", e);
      return Optional.empty();
    }
  }
}
