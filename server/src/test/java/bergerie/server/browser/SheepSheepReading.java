package bergerie.server.browser;

import bergerie.telling.Beat;
import java.util.List;
import java.util.Map;

/** The meadow of Sheep Sheep, the flocks beside it, and the pile. */
final class SheepSheepReading extends BoardReading {

  SheepSheepReading() {
    super(
        """
        Object.fromEntries([
          ...[...document.querySelectorAll('.ss-meadow [data-cell]')].map(cell =>
            [cell.dataset.cell, cell.dataset.up.charAt(0).toLowerCase()]),
          ...[...document.querySelectorAll('[data-fold]')].map(fold =>
            ['fold:' + fold.dataset.fold, fold.querySelector('[data-sheep]').dataset.sheep]),
          ['pile', document.querySelector('[data-pile]').dataset.pile],
        ])\
        """);
  }

  @Override
  void play(Beat beat, Map<String, String> board) {
    String to = to(beat);
    String face = thing(beat).replaceAll("^(.).?$", "$1");
    switch (beat.verb()) {
      case "lay", "draw" -> {
        add("pile", -1, board);
        if (board.containsKey(to)) {
          board.put(to, face);
        }
      }
      case "put", "place" -> board.put(to, face);
      case "deal" -> {
        if (!beat.rule().equals("SS-4")) {
          add("pile", -1, board);
        }
      }
      case "win" -> {
        List.of(from(beat).split("\\+")).forEach(cell -> leaves(cell, face, board));
        add(to, count(beat), board);
      }
      case "turn" -> board.put(to, ANY);
      default -> {}
    }
  }
}
