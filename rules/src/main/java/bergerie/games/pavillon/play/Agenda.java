package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.Arrays;

/** What is still to be done while a move is carried out: a stack of tasks, the next on top. */
final class Agenda {

  private Task[] tasks = new Task[16];
  private int size;

  Agenda(ShortList<Task> tasks) {
    first(tasks);
  }

  boolean isEmpty() {
    return size == 0;
  }

  Task next() {
    return tasks[size - 1];
  }

  Task removeNext() {
    return tasks[--size];
  }

  void replaceNext(Task task) {
    tasks[size - 1] = task;
  }

  void clear() {
    size = 0;
  }

  void first(Task task) {
    makeRoom();
    tasks[size++] = task;
  }

  /** These come first, in this order. */
  void first(Task one, Task two) {
    first(two);
    first(one);
  }

  void first(ShortList<Task> more) {
    for (int i = more.size() - 1; i >= 0; i--) {
      first(more.get(i));
    }
  }

  /** This one comes when everything else is done. */
  void last(Task task) {
    insert(0, task);
  }

  // PT-36: no stack. What is set off waits behind what was set off before.
  void queue(Task.Part part) {
    int at = size;
    while (at > 0 && tasks[at - 1] instanceof Task.Part) {
      at--;
    }
    insert(at, part);
  }

  private void insert(int at, Task task) {
    makeRoom();
    System.arraycopy(tasks, at, tasks, at + 1, size - at);
    tasks[at] = task;
    size++;
  }

  private void makeRoom() {
    if (size == tasks.length) {
      tasks = Arrays.copyOf(tasks, 2 * size);
    }
  }

  /** What this card would still do is not done any more: the card is gone. */
  void forget(Source card) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      Task task = tasks[i];
      boolean gone =
          (task instanceof Task.Fire fire && fire.source().equals(card))
              || (task instanceof Task.Apply apply && apply.source().equals(card));
      if (!gone) {
        tasks[kept++] = task;
      }
    }
    size = kept;
  }

  /** This player may do more when it is next their turn in the shop, or still is. */
  void lengthen(Seat seat, int actions) {
    for (int i = size - 1; i >= 0; i--) {
      if (tasks[i] instanceof Task.Shopping(Seat own, int left) && own.equals(seat)) {
        tasks[i] = new Task.Shopping(seat, left + actions);
        return;
      }
    }
  }

  /** The tasks, the next first. */
  ShortList<Task> laidDown() {
    Task[] list = new Task[size];
    for (int i = 0; i < size; i++) {
      list[i] = tasks[size - 1 - i];
    }
    return ShortList.of(list);
  }
}
