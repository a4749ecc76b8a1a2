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

  /** A position is there for the third time (KU-7, BC-7 and BB-6). */
  public static Outcome thirdTime(String rule) {
    return draw(
        rule,
        new Words(
            "The same position for the third time.", "La même position pour la troisième fois."));
  }

  /** For so many turns of each side nothing was captured (BC-7 and BB-6). */
  static Outcome tooQuiet(String rule, int turns) {
    return draw(
        rule,
        new Words(
                "No capture for {0} turns of each side.",
                "Aucune capture depuis {0} tours de chaque camp.")
            .with(turns));
  }

  /** All that a side could do would bring an earlier position back (BC-7 and BB-6). */
  static Outcome nothingNew(Side toMove, String rule) {
    return won(
        toMove.other(),
        rule,
        toMove == Side.WOLVES
            ? new Words(
                "Whatever the wolves did would bring an earlier position back.",
                "Tout coup des loups ramènerait une position déjà vue.")
            : new Words(
                "Whatever the sheep did would bring an earlier position back.",
                "Tout coup des moutons ramènerait une position déjà vue."));
  }

  private static Outcome draw(String rule, Words why) {
    return new Outcome(List.of(), List.of(0, 0), rule, why);
  }
}
