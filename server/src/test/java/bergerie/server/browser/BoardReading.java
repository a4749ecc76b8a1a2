package bergerie.server.browser;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * What the board of a game shows, by place, read from the page; and what beats make of it, by what
 * they say alone.
 */
enum BoardReading {
  HUNT(
      """
      Object.fromEntries([...document.querySelectorAll('.board [data-point][data-piece]')].map(point => {
        const count = document.querySelector(`[data-on="${point.dataset.point}"] .count text`);
        return [point.dataset.point, point.dataset.piece + ' ' + (count?.textContent ?? 1)];
      }))\
      """) {
    @Override
    void play(JsonNode beat, Map<String, String> board) {
      String from = beat.path("from").asString("");
      String thing =
          beat.path("things").path(0).asString().toUpperCase(Locale.ROOT).replace('-', '_');
      if (board.containsKey(from)) {
        lift(from, board);
      }
      if (!beat.path("verb").asString().equals("take")) {
        board.put(beat.path("to").asString(), thing + " 1");
      }
    }

    /** One less on a point; what lies under the top of a stack is sheep. */
    private void lift(String point, Map<String, String> board) {
      int left = Integer.parseInt(board.remove(point).split(" ")[1]) - 1;
      if (left > 0) {
        board.put(point, "SHEEP " + left);
      }
    }
  },

  SHEEP_SHEEP(
      """
      Object.fromEntries([
        ...[...document.querySelectorAll('.ss-meadow [data-cell]')].map(cell =>
          [cell.dataset.cell, cell.dataset.up.charAt(0).toLowerCase()]),
        ...[...document.querySelectorAll('[data-fold]')].map(fold =>
          ['fold:' + fold.dataset.fold, fold.querySelector('[data-sheep]').dataset.sheep]),
        ['pile', document.querySelector('[data-pile]').dataset.pile],
      ])\
      """) {
    @Override
    void play(JsonNode beat, Map<String, String> board) {
      String to = beat.path("to").asString("");
      String face = beat.path("things").path(0).asString("").replaceAll("^[a-z]+:(.).?$", "$1");
      switch (beat.path("verb").asString()) {
        case "lay", "draw" -> {
          add("pile", -1, board);
          if (board.containsKey(to)) {
            board.put(to, face);
          }
        }
        case "put", "place" -> board.put(to, face);
        case "deal" -> {
          if (!beat.path("rule").asString().equals("SS-4")) {
            add("pile", -1, board);
          }
        }
        case "win" -> {
          List<String> cells = List.of(beat.path("from").asString().split("\\+"));
          cells.forEach(cell -> board.put(cell, ""));
          add(to, beat.path("count").asInt(), board);
        }
        case "turn" -> board.put(to, ANY);
        default -> {}
      }
    }

    private void add(String place, int some, Map<String, String> board) {
      board.merge(place, "" + some, (a, b) -> "" + (Integer.parseInt(a) + Integer.parseInt(b)));
    }
  };

  /** What a beat does not say: the face under a card. */
  static final String ANY = "any";

  private final String script;

  BoardReading(String script) {
    this.script = script;
  }

  static BoardReading of(String game) {
    return game.equals("sheep-sheep") ? SHEEP_SHEEP : HUNT;
  }

  /** What a beat changes. */
  abstract void play(JsonNode beat, Map<String, String> board);

  Map<String, String> read(Page page) {
    Map<String, String> board = new TreeMap<>();
    ((Map<?, ?>) page.evaluate("() => (" + script + ")"))
        .forEach((place, what) -> board.put("" + place, "" + what));
    return board;
  }
}
