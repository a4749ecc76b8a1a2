package bergerie.server.attack;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A way to trouble the house.
 *
 * @param strangers how many do it at once
 */
record Attack(String name, int strangers, Round round) {

  /** One bounded round of mischief. Whatever the house answers is fine. */
  interface Round {
    void by(Stranger stranger) throws IOException;
  }

  /** All there are, or those that {@code -Dbergerie.siege.only=PATTERN} is found in. */
  static List<Attack> all() {
    Pattern only = Pattern.compile(System.getProperty("bergerie.siege.only", ""));
    return Stream.of(
            Nowhere.attacks(), Bombs.attacks(), Stalls.attacks(), Floods.attacks(), Own.attacks())
        .flatMap(List::stream)
        .filter(attack -> only.matcher(attack.name()).find())
        .toList();
  }

  @Override
  public String toString() {
    return name;
  }
}
