package bergerie.server.solved;

import bergerie.bots.layers.TableException;
import bergerie.bots.tables.Almanac;
import bergerie.solve.SmallSolution;
import bergerie.solve.layer.Solver;
import bergerie.table.desk.Works;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Builds small tables when somebody asks, one at a time and on one thread that gives way to others.
 * Layers that are finished stay, so that the work goes on where it was stopped.
 */
public final class Workshop implements Works, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Workshop.class.getName());
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** What is being built. */
  private static final class Job {
    private final String game;
    private final long total;
    private volatile long done;
    private volatile boolean stopped;

    Job(String game, long total) {
      this.game = game;
      this.total = total;
    }
  }

  private final Almanac almanac;
  private final Path folder;
  private final List<SmallSolution> offered;
  private Optional<Job> job = Optional.empty();
  private Optional<Thread> thread = Optional.empty();
  private Optional<String> failed = Optional.empty();

  /**
   * @param folder of the almanac's tables, to which those are added that are built
   */
  public Workshop(Almanac almanac, Path folder, List<SmallSolution> offered) {
    this.almanac = almanac;
    this.folder = folder;
    this.offered = List.copyOf(offered);
  }

  @Override
  public Optional<Long> offer(String game) {
    return missing(game).map(SmallSolution::bytes);
  }

  /** What can be built of a game, unless it is all there. */
  private Optional<SmallSolution> missing(String game) {
    return offered.stream()
        .filter(small -> small.game().equals(game) && !small.isIn(almanac))
        .findFirst();
  }

  @Override
  public synchronized Optional<Progress> progress() {
    return job.map(now -> new Progress(now.game, Math.min(now.done, now.total), now.total));
  }

  @Override
  public synchronized Optional<String> failed() {
    return failed;
  }

  @Override
  public synchronized boolean begin(String game) {
    Optional<SmallSolution> small = missing(game).filter(_ -> job.isEmpty());
    small.ifPresent(this::begin);
    return small.isPresent();
  }

  @SuppressWarnings("ThreadPriorityCheck") // only to give way; nothing relies on it
  private void begin(SmallSolution small) {
    Solver solver = small.solver();
    Job now = new Job(small.game(), solver.work());
    job = Optional.of(now);
    failed = Optional.empty();
    thread =
        Optional.of(
            Thread.ofPlatform()
                .name("workshop")
                .daemon()
                .priority(Thread.MIN_PRIORITY)
                .start(() -> build(now, solver)));
  }

  private void build(Job now, Solver solver) {
    Optional<String> trouble = Optional.empty();
    try {
      solver.solve(folder, 1, done -> now.done = done);
    } catch (InterruptedException | TableException | IllegalStateException | OutOfMemoryError e) {
      if (!now.stopped) {
        LOG.log(System.Logger.Level.WARNING, "the tables of " + now.game + " are not built", e);
        trouble = Optional.of(now.game);
      }
    }
    almanac.renew(now.game);
    finished(trouble);
  }

  private synchronized void finished(Optional<String> trouble) {
    job = Optional.empty();
    thread = Optional.empty();
    failed = trouble;
  }

  @Override
  public synchronized void stop(String game) {
    job.filter(now -> now.game.equals(game)).ifPresent(now -> now.stopped = true);
    if (job.filter(now -> now.stopped).isPresent()) {
      thread.ifPresent(Thread::interrupt);
    }
  }

  @Override
  public void close() {
    Optional<Thread> working;
    synchronized (this) {
      job.ifPresent(now -> now.stopped = true);
      working = thread;
    }
    working.ifPresent(Workshop::await);
  }

  private static void await(Thread working) {
    working.interrupt();
    try {
      working.join(PATIENCE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
