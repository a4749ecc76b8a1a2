package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.telling.Beat;
import java.util.Locale;
import java.util.Map;

/** The table of Wolf & Hound: animals and their faces, sheep, and cards wherever they lie. */
final class WolfAndHoundReading extends BoardReading {

  WolfAndHoundReading() {
    super(
        """
        Object.fromEntries([
          ...[...document.querySelectorAll('[data-animal]')].flatMap(({ dataset: { animal, at, colour } }) =>
            [['animal:' + animal, at], ['face:' + animal, colour]]),
          ...[...document.querySelectorAll('[data-meadow]')].flatMap((meadow) => {
            const { meadow: name, pen, forest, cards } = meadow.dataset;
            const played = [...meadow.querySelectorAll('[data-played-card]')].map(card => card.dataset.playedCard);
            return [['pen:' + name, pen], ['forest:' + name, forest], ['cards:' + name, cards],
              ['played:' + name, played.join(' ')]];
          }),
          ['pile', document.querySelector('[data-pile]').dataset.pile],
          ['turned-up', document.querySelector('[data-turned]')?.dataset.turned ?? ''],
        ])\
        """);
  }

  @Override
  void play(Beat beat, Map<String, String> board) {
    switch (beat.verb()) {
      case "walk" -> walk(beat, board);
      case "flip" -> {
        leaves("face:" + thing(beat), from(beat).toUpperCase(Locale.ROOT), board);
        board.put("face:" + thing(beat), to(beat).toUpperCase(Locale.ROOT));
      }
      case "chase", "rescue" -> {
        add(from(beat), -count(beat), board);
        add(to(beat), count(beat), board);
      }
      case "deal", "draw", "play", "turn", "under" -> {
        takeCard(from(beat), thing(beat), board);
        layCard(to(beat), thing(beat), board);
      }
      // Everything is laid out anew.
      case "sit", "round" -> board.replaceAll((place, what) -> ANY);
      default -> {}
    }
  }

  private static void walk(Beat beat, Map<String, String> board) {
    String way = from(beat);
    assertEquals(board.get("animal:" + thing(beat)), way.split("\\+")[0], beat::toString);
    board.put("animal:" + thing(beat), to(beat));
  }

  private static void takeCard(String place, String card, Map<String, String> board) {
    if (place.equals("turned-up")) {
      leaves(place, card, board);
    } else {
      add(counted(place), -1, board);
    }
  }

  private static void layCard(String place, String card, Map<String, String> board) {
    if (place.startsWith("played:")) {
      board.merge(place, card, (some, more) -> (some + " " + more).strip());
    } else if (place.equals("turned-up")) {
      board.put(place, card);
    } else {
      add(counted(place), 1, board);
    }
  }

  /** Hands and stacks show how many cards they have. */
  private static String counted(String place) {
    return place.replaceFirst("^(hand|stack):", "cards:");
  }
}
