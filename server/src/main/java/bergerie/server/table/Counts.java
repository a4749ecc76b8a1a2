package bergerie.server.table;

import java.util.concurrent.atomic.LongAdder;

/**
 * What is counted while tables are busy.
 *
 * @param moves durable moves of people and bots
 * @param refusals moves the referee refused
 * @param reloads times a table read its log again, because another had written first
 */
public record Counts(LongAdder moves, LongAdder refusals, LongAdder reloads) {

  public Counts() {
    this(new LongAdder(), new LongAdder(), new LongAdder());
  }
}
