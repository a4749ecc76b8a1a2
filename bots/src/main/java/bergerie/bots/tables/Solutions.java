package bergerie.bots.tables;

import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.TableFiles;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghbandi.Field;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.Kukuli;
import bergerie.rules.GameInfo;
import bergerie.rules.Setup;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Jumped;
import bergerie.rules.hunt.Repetition;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games that can be solved, and their tables once they are built. */
public final class Solutions {

  public static final List<String> GAMES = List.of("bagh-bandi", "bagh-chal", "kukuli");

  private Solutions() {}

  /** What the tables of a game don't tell of, if a set-up asks for it. */
  public static Optional<String> beyond(String game, Setup setup) {
    if (setup.whole("rams") != 0) {
      return Optional.of("the tables are of the game without rams (-o rams=0)");
    }
    if (game.equals("kukuli") && Customs.ofChains(setup).jumped() == Jumped.AFTER) {
      return Optional.of(
          "the tables are of the game in which captured sheep leave at once (-o jumped=at-once)");
    }
    if (!game.equals("kukuli") && Customs.ofTigers(setup).repetition() == Repetition.NEVER) {
      return Optional.of(
          "the tables are of the game in which positions may come back (-o repetition=sheep)");
    }
    return game.equals("bagh-bandi") && Field.of(setup).chain() == Field.Chain.AGAIN
        ? Optional.of(
            "the tables are of the game in which no point is jumped twice in one turn"
                + " (-o rejump=no)")
        : Optional.empty();
  }

  /** The tables of a game for one set-up; empty if there are none. */
  public static Optional<Oracle<?>> open(TableFiles files, String game, Setup setup) {
    return game.equals("bagh-bandi")
        ? there(new Oracle<>(new BaghBandi(), bandi(files, setup)))
        : open(files, game);
  }

  /** The tables of a game for all its set-ups; empty if there are none. */
  public static Optional<Oracle<?>> open(TableFiles files, String game) {
    return there(
        switch (game) {
          case "bagh-bandi" -> new Oracle<>(new BaghBandi(), allBandi(files));
          case "bagh-chal" ->
              new Oracle<>(new BaghChal(), new BaghChalTables(files, BaghChalPosition.TO_WIN));
          case "kukuli" -> new Oracle<>(new Kukuli(), new KukuliTables(files));
          default -> throw new IllegalArgumentException("no tables of " + game);
        });
  }

  private static Optional<Oracle<?>> there(Oracle<?> oracle) {
    return oracle.isEmpty() ? Optional.empty() : Optional.of(oracle);
  }

  private static BandiTables bandi(TableFiles files, Setup setup) {
    Field field = Field.of(setup);
    return new BandiTables(files, field, BandiGround.of(field));
  }

  private static AllBandiTables allBandi(TableFiles files) {
    GameInfo info = new BaghBandi().info();
    Setup usual = info.usual();
    Setup other = info.setup(usual.players(), Map.of("start", "C1C5")).orThrow();
    return new AllBandiTables(Field.of(usual), bandi(files, usual), bandi(files, other));
  }
}
