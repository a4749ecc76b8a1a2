package bergerie.rules.hunt;

import bergerie.rules.Option;
import bergerie.rules.Rule;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The paragraphs and the option that every hunt has. */
public final class HuntRules {

  public static final List<SeatName> SEATS =
      List.of(
          new SeatName("wolves", new Words("Wolves", "Loups")),
          new SeatName("sheep", new Words("Sheep", "Moutons")));

  private HuntRules() {}

  /** HG-1 to HG-5, then the game's own. */
  public static List<Rule> with(List<Rule> own) {
    return Stream.concat(RuleBook.of(HuntRules.class).stream(), own.stream()).toList();
  }

  public static Option rams(int... counts) {
    return new Option.Choice(
        "rams",
        new Words("Rams", "Béliers"),
        Arrays.stream(counts)
            .mapToObj(
                count ->
                    new Option.Value(
                        Integer.toString(count),
                        count == 0 ? new Words("none", "aucun") : Words.same("" + count)))
            .toList());
  }
}
