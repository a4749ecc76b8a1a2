package bergerie.rules.hunt;

import bergerie.rules.Outcome;
import bergerie.rules.Words;
import java.util.List;

/** How a hunt ends. */
public final class HuntOutcomes {

  public static final Words SHEEP_STUCK =
      new Words("The sheep can’t move.", "Les moutons ne peuvent plus bouger.");

  private static final Words WOLVES_BLOCKED =
      new Words("All wolves are blocked.", "Tous les loups sont bloqués.");

  private static final Words FIVE_CAPTURED =
      new Words("The wolves have captured 5 sheep.", "Les loups ont capturé 5 moutons.");

  private HuntOutcomes() {}

  public static Outcome won(Side side, String rule, Words why) {
    List<Integer> scores = side == Side.WOLVES ? List.of(1, 0) : List.of(0, 1);
    return new Outcome(List.of(side.seat()), scores, rule, why);
  }

  /** The wolves have captured five sheep (BC-4 and BB-5). */
  public static Outcome fiveCaptured(String rule) {
    return won(Side.WOLVES, rule, FIVE_CAPTURED);
  }

  /** A side can't move, where there are several wolves (HG-4 and HG-5). */
  public static Outcome stuck(Side toMove, String rule) {
    return toMove == Side.WOLVES
        ? won(Side.SHEEP, rule, WOLVES_BLOCKED)
        : won(Side.WOLVES, rule, SHEEP_STUCK);
  }

  public static Outcome draw(String rule, Words why) {
    return new Outcome(List.of(), List.of(0, 0), rule, why);
  }
}
