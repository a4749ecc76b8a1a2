package bergerie.games.pavillon.player;

import bergerie.rules.Named;
import bergerie.rules.Seat;
import bergerie.telling.Sentence;

/** What a player has said in advance to all windows (PT-35). */
public enum Standing implements Named {
  ASK("{0} will answer by hand from now on.", "{0} {0:répondrez|répondra} désormais à la main."),
  UNTIL_ATTACKED(
      "{0} will pass from now on, until attacked.",
      "{0} {0:passerez|passera} désormais, sauf en cas d’attaque."),
  THIS_COMBAT(
      "{0} will pass until the end of this combat.",
      "{0} {0:passerez|passera} jusqu’à la fin de ce combat.");

  private final String en;
  private final String fr;

  Standing(String en, String fr) {
    this.en = en;
    this.fr = fr;
  }

  public Sentence told(Seat seat) {
    return Sentence.of(en, fr, seat.who());
  }
}
