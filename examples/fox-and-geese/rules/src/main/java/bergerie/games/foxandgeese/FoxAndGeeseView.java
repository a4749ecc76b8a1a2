package bergerie.games.foxandgeese;

import java.util.List;

/**
 * The board as everybody sees it.
 *
 * @param toMove the seat that moves
 * @param toWin how many captures win
 */
public record FoxAndGeeseView(String fox, List<String> geese, int toMove, int captured, int toWin) {
  public FoxAndGeeseView {
    geese = List.copyOf(geese);
  }
}
