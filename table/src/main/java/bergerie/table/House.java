package bergerie.table;

import bergerie.games.Shelf;
import bergerie.rules.dice.Dice;
import bergerie.table.port.Caretaker;
import bergerie.table.port.Store;
import bergerie.table.port.Thinker;
import bergerie.table.port.Time;
import bergerie.table.port.Timer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What all tables share.
 *
 * @param dice for what nobody has to prove, such as how long a bot seems to think
 * @param seeds where the chance of new matches comes from, known to nobody
 * @param dispatches carries what tables send out
 */
public record House(
    Shelf shelf,
    Manners manners,
    Store store,
    Timer timer,
    Thinker thinker,
    Time time,
    Dice dice,
    Supplier<String> seeds,
    Keyring keyring,
    Caretaker caretaker,
    Consumer<Dispatch> dispatches) {

  long now() {
    return time.now();
  }
}
