package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.table.Agreement.Order;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The tasks of which a game is made, in their order. */
public final class Schedule {

  /** PT-20: up to three actions each. */
  private static final int ACTIONS = 3;

  /** A turn of a combat. */
  public static final ShortList<Task> TURN =
      ShortList.of(
          new Task[] {
            new Task.Respond(Window.START, 0, 0),
            new Task.ChooseStrike(Optional.empty()),
            new Task.Extras(),
            new Task.Respond(Window.END, 0, 0),
            new Task.EndTurn()
          });

  /** What follows a declared strike. */
  public static final ShortList<Task> STRIKE =
      ShortList.of(new Task.Respond(Window.STRIKE, 0, 0), new Task.Land());

  private Schedule() {}

  // PT-10: in turn, each draws 3 pets and keeps one secretly. PT-11: the shop shows 2 weapons.
  // PT-12: a random player is first in the first combat.
  public static List<Task> first(Ground ground) {
    List<Task> tasks = new ArrayList<>();
    ground.seats().forEach(seat -> tasks.add(new Task.DealStarters(seat)));
    tasks.add(new Task.ChooseStarters());
    tasks.add(new Task.FillShop());
    tasks.add(new Task.DrawFirst());
    return tasks;
  }

  // PT-20: three actions in a row, or one in each of three laps; then the combat.
  public static List<Task> preparation(Order order, ShortList<Seat> seats) {
    int laps = order == Order.LAPS ? ACTIONS : 1;
    List<Task> tasks = new ArrayList<>();
    for (int lap = 0; lap < laps; lap++) {
      for (Seat seat : seats) {
        tasks.add(new Task.Shopping(seat, ACTIONS / laps));
      }
    }
    tasks.add(new Task.StartCombat());
    return tasks;
  }

  // PT-39: one spell per survivor; first, last, then upward from second-to-last to second.
  public static List<Task> draft(ShortList<Seat> survivors) {
    List<Task> tasks = new ArrayList<>(Collections.nCopies(survivors.size(), new Task.Reveal()));
    tasks.add(new Task.PickSpell(survivors.getFirst()));
    for (int i = survivors.size() - 1; i > 0; i--) {
      tasks.add(new Task.PickSpell(survivors.get(i)));
    }
    tasks.add(new Task.Prepare());
    return tasks;
  }
}
