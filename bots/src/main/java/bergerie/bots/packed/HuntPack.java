package bergerie.bots.packed;

import bergerie.bots.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/**
 * Several threads that search one position with one transposition table (lazy SMP). Each finds what
 * the others have found, and half of them begin one move deeper, so that they do not all do the
 * same. What the first one finds counts; the others stop with it.
 */
public final class HuntPack {

  private final PackedHunt kind;
  private final Knowledge knowledge;
  private final int threads;

  public HuntPack(PackedHunt kind, Knowledge knowledge, int threads) {
    this.kind = kind;
    this.knowledge = knowledge;
    this.threads = threads;
  }

  /** The best of so many moves of a game that is not over. */
  public HuntSearch.Found search(PackedHunt root, int moves, Thought thought, int deepest) {
    HuntTable table = HuntTable.fit(thought, threads);
    int[] order = IntStream.range(0, moves).toArray();
    LongAdder others = new LongAdder();
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      HuntSearch search = new HuntSearch(kind, knowledge, table);
      int first = 1 + i % 2;
      helpers.add(
          Thread.ofPlatform()
              .daemon()
              .start(
                  () ->
                      others.add(
                          search
                              .search(root, order, new int[moves], thought.start(), first, deepest)
                              .nodes())));
    }
    HuntSearch.Found found =
        new HuntSearch(kind, knowledge, table)
            .search(root, order, new int[moves], thought.start(), 1, deepest);
    helpers.forEach(HuntPack::end);
    return new HuntSearch.Found(
        found.move(), found.score(), found.depth(), found.nodes() + others.sum());
  }

  private static void end(Thread helper) {
    helper.interrupt();
    try {
      helper.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
