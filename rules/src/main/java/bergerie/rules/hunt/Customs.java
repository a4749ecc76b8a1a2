package bergerie.rules.hunt;

import bergerie.rules.Setup;

/**
 * What the players of a hunt have agreed on that does not stand on the board.
 *
 * @param quiet so many turns of each side in a row without a capture make a draw; {@link #NO_LIMIT}
 *     if none do (BC-7)
 */
public record Customs(Repetition repetition, Jumped jumped, int quiet) {

  public static final int NO_LIMIT = 0;

  /** A third time is a draw, and nothing else is agreed on. */
  public static final Customs PLAIN = new Customs(Repetition.DRAW, Jumped.AT_ONCE, NO_LIMIT);

  /** Of a game whose only switch is HG-6. */
  public static Customs ofChains(Setup setup) {
    return new Customs(Repetition.DRAW, Jumped.of(setup), NO_LIMIT);
  }

  /** Of a game of the tiger without chains. */
  public static Customs ofTigers(Setup setup) {
    String quiet = setup.option(HuntOptions.QUIET);
    int turns = quiet.equals(HuntOptions.OFF) ? NO_LIMIT : Integer.parseInt(quiet);
    return new Customs(Repetition.of(setup), Jumped.AT_ONCE, turns);
  }

  /** Of a game of the tiger with chains. */
  public static Customs ofChainingTigers(Setup setup) {
    Customs tigers = ofTigers(setup);
    return new Customs(tigers.repetition, Jumped.of(setup), tigers.quiet);
  }

  /** Whether so many turns of either side in a row without a capture make a draw. */
  public boolean isTooQuiet(int lull) {
    return quiet != NO_LIMIT && lull >= 2 * quiet;
  }
}
