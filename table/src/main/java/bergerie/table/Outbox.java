package bergerie.table;

import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.List;

/** What is to be sent out once the log is durable. */
final class Outbox {

  private final House house;
  private List<Dispatch> dispatches = new ArrayList<>();

  Outbox(House house) {
    this.house = house;
  }

  void add(Dispatch dispatch) {
    dispatches.add(dispatch);
  }

  void release() {
    List<Dispatch> due = dispatches;
    dispatches = new ArrayList<>();
    due.forEach(dispatch -> house.dispatches().accept(stamped(dispatch)));
  }

  /** Clocks are shown as they stand when it is said, however long the store took. */
  private Dispatch stamped(Dispatch dispatch) {
    return dispatch instanceof Dispatch.Say(List<Guest> guests, ToClient.State state)
        ? new Dispatch.Say(guests, state.at(house.now()))
        : dispatch;
  }
}
