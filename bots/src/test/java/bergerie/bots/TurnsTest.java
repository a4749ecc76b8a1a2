package bergerie.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Many think, few run; nobody waits past their time. */
class TurnsTest {

  private static final Duration LONG = Duration.ofMinutes(5);
  private static final int STEPS = 200_000;

  @Test
  void oneProcessorRunsOneBotAtATime() throws Exception {
    Turns turns = new Turns(1);
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Integer>> thoughts = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        thoughts.add(
            threads.submit(
                () -> turns.think(System.nanoTime(), LONG, left -> walk(left, running, most))));
      }
      for (Future<Integer> thought : thoughts) {
        assertEquals(STEPS, thought.get());
      }
    }
    assertEquals(1, most.get());
  }

  /** Thinks so many steps, and notes how many others are at a step of theirs meanwhile. */
  private static int walk(Duration left, AtomicInteger running, AtomicInteger most) {
    Thought.Watch watch = Thought.of(STEPS).within(left).start();
    int steps = 0;
    while (!watch.spent(steps)) {
      int now = running.incrementAndGet();
      most.accumulateAndGet(now, Math::max);
      steps++;
      running.decrementAndGet();
    }
    return steps;
  }

  @Test
  void whoeverNeverGetsATurnStillAnswersInTime() throws Exception {
    Turns turns = new Turns(1);
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch over = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newFixedThreadPool(1)) {
      Future<String> selfish =
          threads.submit(
              () ->
                  turns.think(
                      System.nanoTime(),
                      LONG,
                      _ -> {
                        busy.countDown();
                        await(over);
                        return "selfish";
                      }));
      await(busy);
      assertEquals("modest", turns.think(System.nanoTime(), Duration.ofMillis(1), _ -> "modest"));
      over.countDown();
      assertEquals("selfish", selfish.get());
    }
    assertEquals("next", turns.think(System.nanoTime(), LONG, _ -> "next"));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
