package bergerie.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.kukuli.Kukuli;
import bergerie.lair.Lair;
import bergerie.lair.LairState;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.server.store.Database;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A bot that thinks hard is nobody's burden. */
class SlowBotTest {

  /** A game in which whoever imagines a world loses themselves in it. */
  private static final class Reverie extends Lair {

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch woken = new CountDownLatch(1);
    private final CountDownLatch called = new CountDownLatch(1);

    @Override
    public LairState imagine(LairState state, Viewer viewer, Dice dice) {
      begun.countDown();
      try {
        woken.await();
      } catch (InterruptedException e) {
        called.countDown();
        Thread.currentThread().interrupt();
      }
      return super.imagine(state, viewer, dice);
    }
  }

  private final Reverie reverie = new Reverie();
  private final TestServer server =
      TestServer.start(
          TestServer.config(Database.SQLITE.place())
              .shelf(new Shelf(List.of(reverie, new Kukuli()))));

  @AfterEach
  void close() {
    reverie.woken.countDown();
    server.close();
  }

  private Seated againstADreamer() throws InterruptedException {
    Seated ana = Seated.at(server, server.table("lair", Map.of(), "me", "bot"), 0);
    ana.ask("nonce", "nonce", "n");
    await(reverie.begun);
    return ana.turn();
  }

  @Test
  void peopleGoOnWhileItThinks() throws Exception {
    try (Seated ana = againstADreamer();
        Seated ben = Seated.at(server, server.table("kukuli", Map.of(), "me", "here"), 0)) {
      ben.move();
      assertEquals("ack", ana.ask("chat", "text", "Well?").path("type").asString());
      long seq = ana.move();
      JsonNode info = server.get("/api/tables/" + ana.table).expect(200);
      assertEquals("[1]", info.path("awaited").toString());
      reverie.woken.countDown();
      ana.client.awaitState(seq + 1);
    }
  }

  @Test
  void itIsCalledBackWhenTheGameIsOver() throws Exception {
    try (Seated ana = againstADreamer()) {
      ana.ask("resign");
      await(reverie.called);
    }
  }

  private static void await(CountDownLatch latch) throws InterruptedException {
    assertTrue(latch.await(60, TimeUnit.SECONDS), "it never came");
  }
}
