package bergerie.server.browser;

import bergerie.telling.Beat;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Grids, market and pile of WolfWalkers: what each card shows. */
final class WolfWalkersReading extends BoardReading {

  private static final String ICONS = "RMLWNFVCPTS";

  WolfWalkersReading() {
    super(
        """
        Object.fromEntries([
          ...[...document.querySelectorAll('[data-grid]')].flatMap(grid =>
            [...grid.querySelectorAll('[data-cell][data-thing]')].map(cell =>
              ['grid:' + grid.dataset.grid + ':' + cell.dataset.cell, cell.dataset.thing])),
          ...[...document.querySelectorAll('[data-place]')].map(({ dataset: { place, thing } }) =>
            ['market:' + place, thing ?? '']),
          ...[...document.querySelectorAll('[data-testid=pile]')].flatMap(pile =>
            [['pile', pile.dataset.size], ['top', pile.querySelector('[data-thing]')?.dataset.thing ?? '']]),
        ])\
        """);
  }

  /** When the game is over, the count stands in the place of market and pile. */
  @Override
  boolean isAway(String place, Map<String, String> now) {
    return !now.containsKey("pile") && !place.startsWith("grid");
  }

  @Override
  void play(Beat beat, Map<String, String> board) {
    String first = beat.things().isEmpty() ? "" : beat.things().getFirst();
    switch (beat.verb()) {
      case "take", "come", "draw", "keep", "move", "share" -> {
        take(from(beat), first, board);
        lay(to(beat), first, board);
      }
      case "swap", "flip" -> board.put(to(beat), first);
      case "add" -> board.computeIfPresent(to(beat), (cell, story) -> inked(story + thing(beat)));
      case "erase" ->
          board.computeIfPresent(
              from(beat), (cell, story) -> inked(story.replaceFirst("(:.*)" + thing(beat), "$1")));
      case "show" -> board.put("top", first);
      case "discard" -> {
        List<String> places = List.of(from(beat).split("\\+"));
        for (int i = 0; i < places.size(); i++) {
          take(places.get(i), beat.things().get(i), board);
        }
        add("pile", places.size(), board);
      }
      default -> {}
    }
  }

  private static void take(String place, String thing, Map<String, String> board) {
    if (place.equals("pile")) {
      add("pile", -1, board);
      // What comes up then is told, at once or when it is drawn.
      board.put("top", "");
    } else if (place.startsWith("grid")) {
      leaves(place, thing, board);
      board.remove(place);
    } else if (board.containsKey(place)) {
      // It may be laid down with its other side up.
      leaves(place, sameSide(thing, board.get(place)) ? thing : board.get(place), board);
    }
  }

  /** A Story with its icons in their order. */
  private static String inked(String story) {
    return "story:"
        + story
            .substring(story.indexOf(':') + 1)
            .chars()
            .boxed()
            .sorted(Comparator.comparing(ICONS::indexOf))
            .map(Character::toString)
            .collect(Collectors.joining());
  }

  private static boolean sameSide(String one, String other) {
    return one.split(":")[0].equals(other.split(":")[0]);
  }

  private static void lay(String place, String thing, Map<String, String> board) {
    if (!place.isEmpty() && !place.startsWith("hand")) {
      board.put(place, thing);
    }
  }
}
