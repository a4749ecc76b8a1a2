package bergerie.rules.hunt;

import bergerie.rules.Outcome;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;

/** How a hunt ends. */
public final class HuntOutcomes {

  public static final Words SHEEP_STUCK =
      new Words("The sheep can’t move.", "Les moutons ne peuvent plus bouger.");

  public static final Words WOLVES_BLOCKED =
      new Words("All wolves are blocked.", "Tous les loups sont bloqués.");

  private HuntOutcomes() {}

  public static Optional<Outcome> won(Side side, String rule, Words why) {
    List<Integer> scores = side == Side.WOLVES ? List.of(1, 0) : List.of(0, 1);
    return Optional.of(new Outcome(List.of(side.seat()), scores, rule, why));
  }

  public static Optional<Outcome> draw(String rule, Words why) {
    return Optional.of(new Outcome(List.of(), List.of(0, 0), rule, why));
  }
}
