package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.telling.Beat;
import java.util.Locale;
import java.util.Map;

/** The board of a hunt: what stands on each point, and how many of them. */
final class HuntReading extends BoardReading {

  HuntReading() {
    super(
        """
        Object.fromEntries([...document.querySelectorAll('.board [data-point][data-piece]')].map(point => {
          const count = document.querySelector(`[data-on="${point.dataset.point}"] .count text`);
          return [point.dataset.point, point.dataset.piece + ' ' + (count?.textContent ?? 1)];
        }))\
        """);
  }

  @Override
  void play(Beat beat, Map<String, String> board) {
    String piece = thing(beat).toUpperCase(Locale.ROOT).replace('-', '_');
    if (!beat.verb().equals("place")) {
      lift(from(beat), piece, board);
    }
    if (!beat.verb().equals("take")) {
      board.put(to(beat), piece + " 1");
    }
  }

  /** One less on a point; what lies under the top of a stack is sheep. */
  private static void lift(String point, String piece, Map<String, String> board) {
    String standing = board.getOrDefault(point, "");
    assertTrue(standing.startsWith(piece + " "), () -> piece + " at " + point + ": " + board);
    board.remove(point);
    int left = Integer.parseInt(standing.split(" ")[1]) - 1;
    if (left > 0) {
      board.put(point, "SHEEP " + left);
    }
  }
}
