package bergerie.app.common;

import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.rules.Game;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The levels of bots, by the names people type. */
public final class Levels implements Iterable<String> {

  public static Level read(Game<?, ?, ?> game, String where, String id) {
    return Bots.level(game, id)
        .orElseThrow(
            () ->
                new BadRequest(
                    where
                        + ": expected "
                        + String.join(" or ", ids(Bots.levels(game).stream()))
                        + ", got “"
                        + id
                        + "”"));
  }

  private static List<String> ids(Stream<Level> levels) {
    return levels.map(Level::id).toList();
  }

  @Override
  public Iterator<String> iterator() {
    return ids(Arrays.stream(Level.values())).iterator();
  }
}
