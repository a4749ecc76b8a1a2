package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.rules.Seat;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Secrets;
import bergerie.server.store.Archive;
import bergerie.server.store.Database;
import bergerie.server.store.Stores;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.text.EventText;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A table finds something in the log that it does not remember writing. */
class WrittenBeforeTest {

  private final Database.Place place = Database.SQLITE.place();

  @Test
  void aRematchThatStandsAlreadyIsTheOne() throws SQLException {
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated ana = Seated.at(server, made, 0);
      Seated ben = Seated.at(server, made, 1);
      Event.Created head = Fold.head(log(ana.table).getFirst().event());
      String next = Secrets.KEYRING.rematch(head.seed());
      // As left by a server that ended between setting the table up and saying so.
      write(next, 1, head);
      ana.ask("resign");
      ana.ask("rematch");
      ben.ask("rematch");
      assertEquals(next, ana.client.awaitTable(t -> t.has("next")).path("next").asString());
      assertEquals(List.of(head), log(next).stream().map(Logged::event).toList());
      server.client().attach(next, 0, ana.token);
    }
  }

  @Test
  void aTableThatFindsOtherEntriesIsReadAgain() throws SQLException {
    try (TestServer server = TestServer.start(TestServer.config(place))) {
      JsonNode made = server.table("kukuli", Map.of(), "me", "here");
      Seated first = Seated.at(server, made, 0);
      Seated seat = first.moves().isEmpty() ? Seated.at(server, made, 1) : first;
      int written = log(seat.table).size();
      write(seat.table, written + 1, new Event.Chatted(Seat.of(0), "from elsewhere"));
      seat.client.say("move", seat.fields("text", seat.moves().getFirst()));
      assertEquals(1012, seat.client.closeCode(), "come again");
      seat.comeAgain();
      assertEquals(written + 2, seat.move());
      assertEquals(written + 2, log(seat.table).size());
    }
  }

  private List<Logged> log(String table) {
    try (Archive archive = Stores.read(place.data(), place.url()).orElseThrow()) {
      return Hall.log(archive, table);
    }
  }

  /** Writes past the server, as only a foreign hand would. */
  private void write(String table, long seq, Event event) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + place.data().resolve(Stores.FILE));
        PreparedStatement insert =
            connection.prepareStatement("INSERT INTO event VALUES (?, ?, ?, ?)")) {
      insert.setString(1, table);
      insert.setLong(2, seq);
      insert.setLong(3, System.currentTimeMillis());
      insert.setString(4, EventText.write("", event));
      insert.execute();
    }
  }
}
