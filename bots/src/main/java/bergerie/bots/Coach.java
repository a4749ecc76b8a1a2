package bergerie.bots;

import java.time.Duration;

/**
 * Somebody at a beginner's side, who looks at a move before it is made; what the review says of it
 * when the game is over is what counts. Both know no more than the seat does.
 */
public final class Coach {

  /**
   * How long a move is weighed that somebody is about to make: all in all nobody shall wait for
   * more than 300 ms.
   */
  public static final Duration GLANCE = Duration.ofMillis(200);

  /**
   * What costs so great a part of a blunder is warned of. At a glance nobody knows a cost well, and
   * to be warned in vain now and then is better than not to be warned.
   */
  private static final double WARY = 0.9;

  private Coach() {}

  /** What to say of a move before it is made. */
  public static <M> Weighed weigh(Advice<M> advice, M move) {
    return Weighed.of(advice, move, WARY);
  }
}
