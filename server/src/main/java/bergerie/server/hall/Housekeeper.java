package bergerie.server.hall;

import bergerie.table.Table;
import bergerie.table.port.Caretaker;
import java.util.concurrent.atomic.LongAdder;

/**
 * What is counted while tables are busy; what goes wrong there is logged.
 *
 * @param moves durable moves of people and bots
 * @param refusals moves the referee refused
 */
public record Housekeeper(LongAdder moves, LongAdder refusals) implements Caretaker {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  public Housekeeper() {
    this(new LongAdder(), new LongAdder());
  }

  @Override
  public void moved(int more) {
    moves.add(more);
  }

  @Override
  public void refused() {
    refusals.increment();
  }

  @Override
  public void trouble(String table, Throwable why) {
    LOG.log(System.Logger.Level.ERROR, "table " + table, why);
  }

  @Override
  public void mistaken(Throwable why) {
    LOG.log(System.Logger.Level.ERROR, "a call", why);
  }

  @Override
  public void unreachable(RuntimeException why) {
    LOG.log(System.Logger.Level.WARNING, why.getMessage());
  }
}
