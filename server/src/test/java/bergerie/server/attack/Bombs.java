package bergerie.server.attack;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.match.MatchFile;
import bergerie.server.TestServer;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** What is small to ask and may be large to do. */
final class Bombs {

  /** Nearly as large as a file may be, where there is time for it. */
  private static final int LARGEST =
      Boolean.getBoolean("bergerie.long") ? (1 << 20) - 1_000 : 50_000;

  private static final String BOMB = bomb(new Shelf(Shelf.all()).game("bagh-chal").orElseThrow());

  private Bombs() {}

  static List<Attack> attacks() {
    return List.of(
        new Attack("import bombs", 2, Bombs::imports),
        new Attack("training and puzzles", 3, Bombs::lessons),
        new Attack("bots alone", 2, Bombs::botsAlone),
        new Attack("solved tables", 1, Bombs::solvedTables));
  }

  /** A legal match of as many lines as fit: a move, taken back, and made again. */
  private static <S, M, V> String bomb(Game<S, M, V> game) {
    S start = game.start(game.info().usual());
    Seat seat = ((Turn.Act) game.turn(start)).awaited().getFirst();
    String mover = game.info().name(seat).id();
    String other = game.info().name(Seat.of(1 - seat.index())).id();
    String move = game.notation().write(start, game.moves(start, seat).getFirst());
    String lines = "move %s %s\nback 1\n".formatted(mover, move);
    return MatchFile.FIRST_LINE
        + "\ngame %s\nversion %d\ncontent %s\nplayers 2\n\n"
            .formatted(game.info().id(), game.info().version(), game.content())
        + lines.repeat(LARGEST / lines.length())
        + "resign %s\nresult %s T-4 0 0\n".formatted(mover, other);
  }

  private static void imports(Stranger by) throws IOException {
    RawLine.Reply made = by.post("/api/matches", BOMB);
    if (made.status() == 201) {
      String match =
          "/api/matches/" + TestServer.JSON.readTree(made.body()).path("table").asString();
      by.get(match + "/replay");
      by.get(match + "/review");
      by.get(match);
    }
  }

  private static void lessons(Stranger by) throws IOException {
    for (int i = 0; i < 5; i++) {
      by.get("/api/training/sheep-sheep/" + by.name());
      by.get("/api/daily/pavillon/" + by.name());
      by.get("/api/puzzles/kukuli/alpha/" + by.name());
    }
  }

  private static void botsAlone(Stranger by) throws IOException {
    String bot = Stranger.bot("random");
    for (Optional<JsonNode> made :
        List.of(
            by.table("bagh-chal", "", bot, bot),
            by.table("kukuli", "", bot, bot),
            by.table("sheep-sheep", "\"timer\":\"sand\",\"sand\":\"30\"", bot, bot),
            by.table("pavillon", "", bot, bot, bot))) {
      if (made.isPresent()) {
        by.get("/api/tables/" + made.get().path("table").asString());
      }
    }
  }

  private static void solvedTables(Stranger by) throws IOException {
    for (String game : List.of("kukuli", "bagh-chal", "bagh-bandi")) {
      by.post("/api/solved/" + game, "");
      by.post("/api/solved/" + game + "/stop", "");
    }
    by.get("/api/solved");
  }
}
