package bergerie.server.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Verified;
import bergerie.server.TestServer;
import bergerie.server.hall.Hall;
import bergerie.server.store.Database;
import bergerie.server.store.Vault;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Records;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Every database ever recorded is opened, and every match in it is what it was. */
class DatabasesTest {

  /** Of the replays, one match in so many is looked at: those of both databases are the same. */
  private static int apart(Database database) {
    if (Boolean.getBoolean("bergerie.long")) {
      return 1;
    }
    return switch (database) {
      case SQLITE -> 10;
      case POSTGRESQL -> 50;
    };
  }

  @ParameterizedTest
  @EnumSource
  void theLogsOfAllMatchesLeadToTheirFiles(Database database) {
    for (MatchSet set : MatchSet.all()) {
      List<Shelf> shelves = set.shelves();
      try (Vault store = set.place(database).open()) {
        set.files().forEach((table, file) -> check(table, file, Hall.log(store, table), shelves));
      }
    }
  }

  private static void check(String table, String file, List<Logged> log, List<Shelf> shelves) {
    Event.Created head = Fold.head(log.getFirst().event());
    Shelf shelf = MatchSet.shelf(shelves, head.game(), head.content());
    Game<?, ?, ?> game = shelf.game(head.game()).orElseThrow();
    MatchRecord match = Records.write(log);
    MatchFilesTest.assertFile(table, file, MatchFilesTest.written(game, match, file));
    if (match.version() < game.info().version()) {
      OlderMatch.check(table, match, game, log);
      return;
    }
    MatchFilesTest.assertResult(table, match, Fold.of(game, log).ending().outcome().orElseThrow());
    if (match.seal().isPresent()) {
      Verified.of(game, match).orThrow();
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyViewerSeesWhatTheySaw(Database database) {
    for (MatchSet set : MatchSet.all()) {
      Database.Place place = set.place(database);
      Album album = new Album(set);
      for (MatchSet.Group group : set.groups()) {
        try (TestServer server = TestServer.start(TestServer.config(place).shelf(group.shelf()))) {
          group.matches().stream()
              .filter(match -> Math.floorMod(match.table().hashCode(), apart(database)) == 0)
              .forEach(match -> look(server, album, group.shelf(), match));
        }
      }
    }
  }

  /** The one match of the first set that version 2 of its rules does not allow to the end. */
  @Test
  void aMatchByOlderRulesStopsWhereTheyForbidIt() {
    MatchSet set = new MatchSet(Corpus.FOLDER.resolve("matches/first"));
    String table = "x5uckbkzf4vv";
    Database.Place place = set.place(Database.SQLITE);
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      JsonNode replay = Replays.replay(server, table, "spectator");
      assertEquals(1, replay.path("older").path("version").asInt());
      JsonNode stop = replay.path("older").path("stop");
      assertEquals("pass: T-1 It is not your turn.", stop.path("why").path("en").asString());
      assertEquals("pass: T-1 Ce n’est pas votre tour.", stop.path("why").path("fr").asString());
      // The opening, and the lines of its file before that step: 303 steps, two clocks that ran
      // out.
      assertEquals(1 + 303 + 2, replay.path("frames").size());
      String file = server.get("/api/matches/" + table).body();
      assertEquals(set.files().get(table), file);
    }
  }

  private static void look(TestServer server, Album album, Shelf shelf, MatchSet.Named match) {
    String game = match.record().game();
    Game<?, ?, ?> rules = shelf.game(game).orElseThrow();
    for (String viewer : Replays.viewers(match.record().setup().players())) {
      String key = Replays.key(match.table(), viewer);
      if (match.record().version() < rules.info().version()) {
        OlderMatch.check(key, match.record(), rules, Replays.replay(server, match.table(), viewer));
        continue;
      }
      assertEquals(
          album.recorded(key),
          album.digest(game, Replays.replay(server, match.table(), viewer)),
          () -> "replay of " + key + ", a match of " + game + ", is not what it was");
    }
  }
}
