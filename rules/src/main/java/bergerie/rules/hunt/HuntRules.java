package bergerie.rules.hunt;

import bergerie.rules.Rule;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import java.util.List;
import java.util.stream.Stream;

/** The paragraphs and the seats that hunts share. */
public final class HuntRules {

  public static final List<SeatName> SEATS =
      List.of(
          new SeatName("wolves", new Words("Wolves", "Loups")),
          new SeatName("sheep", new Words("Sheep", "Moutons")));

  private HuntRules() {}

  /** HG-1 to HG-6, then the game's own. */
  public static List<Rule> with(List<Rule> own) {
    return Stream.concat(RuleBook.of(HuntRules.class).stream(), own.stream()).toList();
  }
}
