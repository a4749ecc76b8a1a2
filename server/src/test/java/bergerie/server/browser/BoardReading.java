package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.telling.Beat;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the board of a game shows, by place, read from the page; and what beats make of it, by what
 * they say alone.
 */
abstract class BoardReading {

  /** What a beat does not say: the face under a card. */
  static final String ANY = "any";

  private final String script;

  BoardReading(String script) {
    this.script = script;
  }

  static BoardReading of(String game) {
    return switch (game) {
      case "sheep-sheep" -> new SheepSheepReading();
      case "wolf-and-hound" -> new WolfAndHoundReading();
      case "wolfwalkers" -> new WolfWalkersReading();
      case "pavillon" -> new PavillonReading();
      default -> new HuntReading();
    };
  }

  /** What a beat changes. */
  abstract void play(Beat beat, Map<String, String> board);

  Map<String, String> read(Page page) {
    Map<String, String> board = new TreeMap<>();
    ((Map<?, ?>) page.evaluate("() => (" + script + ")"))
        .forEach((place, what) -> board.put("" + place, "" + what));
    return board;
  }

  /** The board after beats, each on what those before it have left. */
  final Map<String, String> after(
      List<Beat> beats, Map<String, String> before, Map<String, String> now) {
    Map<String, String> board = new TreeMap<>(before);
    beats.forEach(beat -> play(beat, board));
    board.replaceAll((place, what) -> what.equals(ANY) ? now.getOrDefault(place, "") : what);
    board.keySet().removeIf(place -> isAway(place, now));
    return board;
  }

  /** Whether a place is not to be seen any more. */
  boolean isAway(String place, Map<String, String> now) {
    return false;
  }

  /** The first thing of a beat, without its kind. */
  static String thing(Beat beat) {
    return beat.things().isEmpty() ? "" : beat.things().getFirst().replaceFirst("^[a-z]+:", "");
  }

  static String from(Beat beat) {
    return beat.from().orElse("");
  }

  static String to(Beat beat) {
    return beat.to().orElse("");
  }

  static int count(Beat beat) {
    return beat.count().orElse(0);
  }

  /** Something leaves the place that a beat says it comes from. */
  static void leaves(String place, String what, Map<String, String> board) {
    assertTrue(
        board.getOrDefault(place, "").equals(what), () -> what + " at " + place + ": " + board);
    board.put(place, "");
  }

  /** So many more where things are counted; less, if negative. */
  static void add(String place, int some, Map<String, String> board) {
    assertTrue(board.containsKey(place), () -> place + ": " + board);
    if (!board.get(place).equals(ANY)) {
      board.merge(place, "" + some, (a, b) -> "" + (Integer.parseInt(a) + Integer.parseInt(b)));
    }
  }
}
