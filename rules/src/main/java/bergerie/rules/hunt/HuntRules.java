package bergerie.rules.hunt;

import bergerie.rules.Rule;
import bergerie.rules.SeatName;
import bergerie.rules.Words;
import bergerie.rules.content.RuleBook;
import bergerie.telling.Amount;
import java.util.List;
import java.util.stream.Stream;

/** The paragraphs and the seats that hunts share. */
public final class HuntRules {

  /** Of a lone wolf, and its sheep. */
  public static final List<SeatName> LONE_WOLF =
      List.of(
          new SeatName("wolf", new Words("Wolf", "Loup"), Piece.WOLF.called(Amount.ONE)),
          new SeatName("sheep", new Words("Sheep", "Moutons"), Piece.SHEEP.called(Amount.SEVERAL)));

  /** Of several wolves, and their sheep. */
  public static final List<SeatName> SEATS =
      List.of(
          new SeatName("wolves", new Words("Wolves", "Loups"), Piece.WOLF.called(Amount.SEVERAL)),
          LONE_WOLF.getLast());

  private HuntRules() {}

  /** HG-1 to HG-6, then the game's own. */
  public static List<Rule> with(List<Rule> own) {
    return Stream.concat(RuleBook.of(HuntRules.class).stream(), own.stream()).toList();
  }
}
