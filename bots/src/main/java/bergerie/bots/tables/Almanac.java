package bergerie.bots.tables;

import bergerie.bots.layers.TableException;
import bergerie.bots.layers.TableFiles;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** All tables there are. Those of a game are opened when they are first asked for. */
public final class Almanac {

  private static final System.Logger LOG = System.getLogger(Almanac.class.getName());

  private final Optional<TableFiles> files;
  private final Map<String, Optional<Oracle<?>>> opened = new ConcurrentHashMap<>();

  private Almanac(Optional<TableFiles> files) {
    this.files = files;
  }

  public static Almanac of(TableFiles files) {
    return new Almanac(Optional.of(files));
  }

  /** Without any table. */
  public static Almanac empty() {
    return new Almanac(Optional.empty());
  }

  /** The tables of a game; none if there are none that can be read. */
  public Optional<Oracle<?>> oracle(String game) {
    return opened.computeIfAbsent(game, this::open);
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
      Optional<Oracle<?>> oracle = files.flatMap(place -> Solutions.open(place, game));
      oracle.ifPresent(Oracle::openAll);
      return oracle;
    } catch (TableException e) {
      LOG.log(System.Logger.Level.WARNING, "the tables of " + game + " are left out", e);
      return Optional.empty();
    }
  }
}
