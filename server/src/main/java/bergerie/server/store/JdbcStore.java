package bergerie.server.store;

import bergerie.server.safe.SeedKeys;
import bergerie.server.time.HouseTime;
import bergerie.table.port.Entry;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A store over JDBC: writing through the scribe, reading beside it. */
final class JdbcStore implements Vault {

  private final JdbcArchive archive;
  private final Scribe scribe;
  private final Watch watch;

  /** When servers were up until now: nobody else comes and goes as long as this one writes. */
  private final List<Life> lives;

  private JdbcStore(JdbcArchive archive, Scribe scribe, Watch watch, List<Life> lives) {
    this.archive = archive;
    this.scribe = scribe;
    this.watch = watch;
    this.lives = lives;
  }

  /**
   * Opens it for writing, unless another server has it.
   *
   * @param folder where the keys of seeds are
   * @param time by which it is known later when nobody was up
   */
  static JdbcStore open(Engine engine, Path folder, HouseTime time) throws SQLException {
    Connection connection = engine.writer();
    try {
      engine.migrate();
      SeedKeys keys = KeyRegister.open(connection, folder);
      Pen pen = new Pen(connection, keys);
      pen.history().stream().mapToLong(Life::seen).max().ifPresent(time::notBefore);
      Scribe scribe = new Scribe(engine, pen, time);
      List<Life> lives = pen.history();
      scribe.start();
      return new JdbcStore(new JdbcArchive(engine, keys), scribe, new Watch(engine), lives);
    } catch (SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  @Override
  public void append(List<Entry> entries, Consumer<Reply> done) {
    scribe.append(entries, done);
  }

  @Override
  public void read(String match, long from, Consumer<Reply> done) {
    done.accept(reply(match, from));
  }

  @Override
  public void glance(String match, long from, Consumer<Reply> done) {
    done.accept(tried(match, from));
  }

  /** A table waits for a store that is away, as long as its players can. */
  private Reply reply(String match, long from) {
    Reply reply = tried(match, from);
    boolean well = false;
    while (reply instanceof Reply.Failed && !well) {
      // What can't be read of a store that answers is tried once more, and then given up.
      well = watch.answers(Duration.ZERO);
      if (!watch.isBack(Scribe.PATIENCE)) {
        return reply;
      }
      reply = tried(match, from);
    }
    return reply;
  }

  private Reply tried(String match, long from) {
    try {
      unlessAway();
      return new Reply.Done(archive.load(match, from));
    } catch (StoreException e) {
      return new Reply.Failed(e);
    }
  }

  @Override
  public List<Entry> load(String match) {
    unlessAway();
    return archive.load(match);
  }

  @Override
  public long down(long from, long to) {
    return Life.down(lives, from, to);
  }

  @Override
  public Bound bound() {
    unlessAway();
    return archive.bound();
  }

  /** Nobody waits for a database that is known to be away. */
  private void unlessAway() {
    if (away()) {
      throw new StoreException("reading", new IllegalStateException("the store is away"));
    }
  }

  @Override
  public void backup(Path file) {
    archive.backup(file);
  }

  @Override
  public boolean answers(Duration age) {
    return scribe.isAlive() && watch.answers(age);
  }

  @Override
  public boolean away() {
    return watch.away();
  }

  @Override
  public CompletableFuture<RuntimeException> lost() {
    return scribe.lost();
  }

  @Override
  public Load load() {
    return scribe.load();
  }

  @Override
  public void lastCall() {
    watch.end();
    scribe.lastCall();
  }

  @Override
  public void close() {
    lastCall();
    watch.close();
    scribe.close();
    archive.close();
  }
}
