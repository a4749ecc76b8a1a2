package bergerie.server.browser;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Random;

/** A guest without a mouse, who chooses by chance among what may be chosen. */
final class Keys {

  /** What ends a decision or goes on with it, beside pieces, cards and cells that may be chosen. */
  private static final String CHOICES =
      """
      .table-board :is([data-legal=true], [data-movable=true], button[data-move], [data-testid=win], [data-testid=done],
        [data-testid=pass], [data-testid=keep], [data-testid=hold], [data-testid=cast], [data-testid=stop-here])
      """;

  private final Guest guest;
  private final Random dice;

  Keys(Guest guest, Random dice) {
    this.guest = guest;
    this.dice = dice;
  }

  /** Plays until so many moves are made or the game is over. */
  void plays(int moves) {
    for (int move = 0; move < moves; move++) {
      guest.page.waitForFunction(
          "() => ['mine', 'over'].includes(document.querySelector('.table').dataset.status)");
      if (!guest.table().getAttribute("data-status").equals("mine")) {
        return;
      }
      decides();
    }
  }

  /** Chooses on and on, until the server has told something new. */
  private void decides() {
    int seen = guest.seq();
    for (int choice = 0; choice < 40; choice++) {
      List<Locator> all = guest.page.locator(CHOICES.strip()).all();
      if (guest.seq() > seen || all.isEmpty()) {
        guest.hearsMore(seen);
        return;
      }
      if (reaches(all.get(dice.nextInt(all.size())))) {
        guest.presses("Enter");
        guest.page.waitForTimeout(30);
      }
    }
    throw new AssertionError("no move is made by these keys");
  }

  /**
   * By Tab into the part of the table where it is, then by arrow keys; false if it is gone by then.
   */
  private boolean reaches(Locator goal) {
    for (int key = 0; key < 120; key++) {
      Object next = goal.evaluateAll(NEXT);
      if (next.equals("here") || next.equals("gone")) {
        return next.equals("here");
      }
      guest.presses((String) next);
    }
    return false;
  }

  /** The key that leads nearer to a goal that may have gone meanwhile. */
  private static final String NEXT =
      """
      ([goal]) => {
        if (!goal) return 'gone';
        const on = document.activeElement;
        if (on === goal) return 'here';
        const group = goal.closest('[role=toolbar], .ww-grid, .ss-pasture, svg.board, .ss-meadow');
        if (goal.tabIndex === 0 || !group?.contains(on) || on === group) return 'Tab';
        const [from, to] = [on, goal].map((one) => one.getBoundingClientRect());
        const x = (to.left + to.right - from.left - from.right) / 2;
        const y = (to.top + to.bottom - from.top - from.bottom) / 2;
        const across = x > 0 ? 'ArrowRight' : 'ArrowLeft';
        const along = y > 0 ? 'ArrowDown' : 'ArrowUp';
        const tried = window.triedKeys ??= new Map();
        const key = Math.abs(x) > Math.abs(y) ? across : along;
        // Where a key has led nowhere, the other one is tried.
        const choice = tried.get(on) === key ? (key === across ? along : across) : key;
        tried.set(on, choice);
        return choice;
      }
      """;
}
