package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.bots.roster.Level;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Option.Preset;
import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A way in which bots play a game, for the page of figures.
 *
 * @param games how many they play
 */
record Lineup(Game<?, ?, ?> game, int players, Preset preset, Level level, int games) {

  /** The higher levels think for too long to play many games. */
  private static final List<Level> LEVELS = List.of(Level.RANDOM, Level.LAMB, Level.DOG);

  private static final List<Integer> USUAL = List.of(10_000, 1_000, 1_000);

  /** Games that take longer; all together take about a quarter of an hour on one core. */
  private static final Map<String, List<Integer>> SLOWER =
      Map.of(
          "wolf-and-hound", List.of(10_000, 2_000, 2_000),
          "sheep-sheep", List.of(5_000, 1_000, 1_000),
          "wolfwalkers", List.of(5_000, 200, 200),
          "pavillon", List.of(10_000, 200, 100));

  /** All ways, with at most so many games of each. */
  static List<Lineup> all(Game<?, ?, ?> game, int most) {
    GameInfo info = game.info();
    List<Integer> enough = SLOWER.getOrDefault(info.id(), USUAL);
    List<Lineup> lineups = new ArrayList<>();
    for (int players : info.players().stream().sorted().toList()) {
      for (Preset preset : presets(info)) {
        for (int i = 0; i < LEVELS.size(); i++) {
          lineups.add(
              new Lineup(game, players, preset, LEVELS.get(i), Math.min(most, enough.get(i))));
        }
      }
    }
    return lineups;
  }

  /** Both, where the book and the house dispute anything. */
  private static List<Preset> presets(GameInfo info) {
    return info.options().stream().anyMatch(Option::isDisputed)
        ? Stream.of(Preset.values()).toList()
        : List.of(Preset.HOUSE);
  }

  Setup setup() {
    GameInfo info = game.info();
    return BadRequest.unless(info.setup(players, preset, info.patient(Map.of())), info.id());
  }
}
