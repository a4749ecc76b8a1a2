package bergerie.server.corpus;

import bergerie.games.Shelf;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.server.Scratch;
import bergerie.server.TestServer;
import bergerie.server.hall.Hall;
import bergerie.server.store.Database;
import bergerie.server.store.Stores;
import bergerie.server.store.Vault;
import bergerie.table.match.Records;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Writes down a set of matches that were just played: as files, databases and replays. */
final class SetWriter {

  private final MatchSet set;
  private final List<Shelf> shelves;

  SetWriter(MatchSet set) {
    this.set = set;
    this.shelves = set.shelves();
  }

  void write(MatchRecorder.Recorded recorded) {
    try (Vault played = recorded.place().open()) {
      set.writeFiles(files(played, recorded.tables()));
      databases(played, recorded.tables());
    }
    replays();
  }

  private Map<String, String> files(Vault store, List<String> tables) {
    Map<String, String> files = new TreeMap<>();
    for (String table : tables) {
      MatchRecord match = Records.write(Hall.log(store, table));
      Shelf shelf = MatchSet.shelf(shelves, match.game(), match.content());
      files.put(table, MatchFile.write(shelf.game(match.game()).orElseThrow().info(), match));
    }
    return files;
  }

  /** Databases with these matches alone, each written by its own store. */
  private void databases(Vault played, List<String> tables) {
    Database.Place postgresql = Database.POSTGRESQL.place();
    try (Scratch scratch = Scratch.make();
        Vault sqlite = Database.SQLITE.place().open();
        Vault other = postgresql.open()) {
      for (String table : tables) {
        sqlite.append(played.load(table)).join();
        other.append(played.load(table)).join();
      }
      Path file = scratch.folder().resolve(Stores.FILE);
      sqlite.backup(file);
      set.writeDatabases(file, postgresql);
    }
  }

  private void replays() {
    Database.Place place = set.place(Database.SQLITE);
    Map<String, String> digests = new TreeMap<>();
    Map<String, Shape> shapes = new TreeMap<>();
    for (MatchSet.Group group : set.groups()) {
      try (TestServer server = TestServer.start(TestServer.config(place).shelf(group.shelf()))) {
        for (MatchSet.Named match : group.matches()) {
          Shape shape = shapes.computeIfAbsent(match.record().game(), _ -> new Shape());
          for (String viewer : Replays.viewers(match.record().setup().players())) {
            JsonNode replay = Replays.replay(server, match.table(), viewer);
            shape.learn(replay);
            digests.put(Replays.key(match.table(), viewer), shape.digest(replay));
          }
        }
      }
    }
    set.writeReplays(digests);
    shapes.forEach(set::writeShape);
  }
}
