package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Things named one after another: “Robyn, wolves and a forest”. */
public final class Series {

  private Series() {}

  public static Words of(List<Words> names) {
    return slots(names.size()).with(names.toArray());
  }

  /** The same for so many names that are filled in later: “{0}, {1} and {2}”. */
  public static Words slots(int names) {
    String last = "{" + (names - 1) + "}";
    if (names == 1) {
      return Words.same(last);
    }
    String rest =
        IntStream.range(0, names - 1)
            .mapToObj(slot -> "{" + slot + "}")
            .collect(Collectors.joining(", "));
    return new Words(rest + " and " + last, rest + " et " + last);
  }
}
