package bergerie.bots.tables;

import bergerie.bots.layers.Code;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How hard a puzzle is: by how many turns of either side the win takes. */
public enum Grade {
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

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Grade> of(String id) {
    return Arrays.stream(values()).filter(grade -> grade.id().equals(id)).findFirst();
  }

  /** The grade of a win in so many turns. */
  public static Grade of(int turns) {
    return Arrays.stream(values()).filter(grade -> turns <= grade.most).findFirst().orElse(ALPHA);
  }
}
