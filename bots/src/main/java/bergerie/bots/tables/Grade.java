package bergerie.bots.tables;

import bergerie.bots.layers.Code;
import bergerie.rules.Named;
import java.util.Arrays;

/** How hard a puzzle is: by how many turns of either side the win takes. */
public enum Grade implements Named {
  LAMB(1, 3),
  DOG(5, 7),
  WOLF(9, 15),
  ALPHA(17, Code.MOST_TURNS);

  private final int least;
  private final int most;

  Grade(int least, int most) {
    this.least = least;
    this.most = most;
  }

  public int least() {
    return least;
  }

  public int most() {
    return most;
  }

  /** The grade of a win in so many turns. */
  public static Grade of(int turns) {
    return Arrays.stream(values()).filter(grade -> turns <= grade.most).findFirst().orElse(ALPHA);
  }
}
