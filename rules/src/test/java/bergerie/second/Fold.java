package bergerie.second;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** What lies before a player of Sheep Sheep. */
final class Fold {

  String fetish = "-";
  final List<String> cards = new ArrayList<>();
  final List<String> won = new ArrayList<>();

  /** SS-15, SS-16: several, if their victory is shared. */
  static List<Fold> best(List<Fold> folds) {
    return most(most(most(folds, Fold::points), Fold::favourites), Fold::largestFamily);
  }

  private static List<Fold> most(List<Fold> among, ToIntFunction<Fold> count) {
    int most = among.stream().mapToInt(count).max().orElseThrow();
    return among.stream().filter(fold -> count.applyAsInt(fold) == most).toList();
  }

  int points() {
    return won.size() + favourites();
  }

  private int favourites() {
    return sheep(fetish);
  }

  private int largestFamily() {
    return won.stream().mapToInt(card -> sheep(card.substring(0, 1))).max().orElse(0);
  }

  private int sheep(String family) {
    return (int) won.stream().filter(card -> card.startsWith(family)).count();
  }

  @Override
  public String toString() {
    return fetish
        + (cards.isEmpty() ? "" : ": " + String.join(" ", cards))
        + (won.isEmpty() ? "" : " won " + String.join(" ", won));
  }
}
