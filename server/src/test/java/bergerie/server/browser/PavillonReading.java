package bergerie.server.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.telling.Beat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The territories of Pavillon: pets with their numbers, what players have, and the piles. */
final class PavillonReading extends BoardReading {

  /** What everybody has who has no other weapon (PT-5). */
  private static final String BASIC = "basic";

  PavillonReading() {
    super(
        """
        Object.fromEntries([
          ...[...document.querySelectorAll('[data-land]')].flatMap(land => {
            const { land: seat, life, coins, hand, weapon, aspect } = land.dataset;
            const pets = [...land.querySelectorAll('[data-place]')];
            return [['life:' + seat, life], ['coins:' + seat, coins], ['hand:' + seat, hand],
              ['weapon:' + seat, weapon], ['aspect:' + seat, aspect],
              ['pets:' + seat, pets.map(pet => pet.dataset.card).sort().join(' ')],
              ...[1, 2, 3, 4].flatMap(i => {
                const place = seat + '.' + i;
                const pet = pets.find(one => one.dataset.place === place)?.dataset;
                return ['life', 'attack', 'stunned'].map(what => [what + ':' + place, pet?.[what] ?? '']);
              })];
          }),
          ...Object.entries(document.querySelector('.pt-piles').dataset),
        ])\
        """);
  }

  @Override
  void play(Beat beat, Map<String, String> board) {
    String to = to(beat);
    int count = count(beat);
    switch (beat.verb()) {
      case "hurt", "heal", "life" -> {
        add("life:" + to, beat.verb().equals("hurt") ? -count : count, board);
        board.computeIfPresent("life:" + to, (place, life) -> life.startsWith("-") ? "0" : life);
      }
      case "vigour" -> add("life:" + to, count, board);
      case "attack" -> add("attack:" + to, count, board);
      case "stun", "wake" -> board.put("stunned:" + to, "" + beat.verb().equals("stun"));
      case "down" -> {
        of(to, board);
        board.put("life:" + to, "0");
      }
      // What else changes with it stands on the card.
      case "revive", "calm" -> of(to, board);
      case "coin", "refund" -> add("coins:" + to, count, board);
      case "steal" -> {
        add("coins:" + from(beat), -count, board);
        add("coins:" + to, count, board);
      }
      case "buy" -> {
        add("coins:" + to, -count, board);
        board.put("weapon:" + to, thing(beat));
      }
      case "disarm" -> board.put("weapon:" + to, BASIC);
      case "reveal", "take", "leave" -> pets(beat, board);
      case "deal", "draw" -> drawn(beat, board);
      case "replace", "back" -> add(to, 1, board);
      case "shuffle" -> of(to, board);
      case "cast" -> add("hand:" + from(beat), -1, board);
      case "pick", "trap" -> add("hand:" + to, 1, board);
      case "aspect" -> board.put("aspect:" + to, thing(beat));
      case "discard" -> discarded(beat, board);
      case "tired" -> {
        for (int pet = 1; pet <= 4; pet++) {
          board.computeIfPresent(
              "life:" + to + "." + pet, (place, life) -> life.isEmpty() ? life : less(life, count));
        }
      }
      // For the next combat all pets are well again.
      case "prepare", "combat", "won" -> of(".", board);
      default -> {}
    }
  }

  private static String less(String life, int count) {
    return life.equals(ANY) ? ANY : "" + Math.max(0, Integer.parseInt(life) - count);
  }

  /** A pet comes or leaves: the others may move up. */
  private static void pets(Beat beat, Map<String, String> board) {
    String seat = to(beat).replaceFirst("\\..*", "");
    List<String> pets = new ArrayList<>(List.of(board.get("pets:" + seat).split(" ")));
    if (beat.verb().equals("leave")) {
      assertTrue(pets.remove(thing(beat)), beat::toString);
    } else {
      pets.add(thing(beat));
    }
    board.put("pets:" + seat, String.join(" ", pets.stream().sorted().toList()).strip());
    of(seat + ".", board);
  }

  private static void drawn(Beat beat, Map<String, String> board) {
    if (beat.from().isPresent()) {
      add(from(beat), -1, board);
    }
    if (from(beat).equals("spells") && beat.verb().equals("draw")) {
      add("hand:" + to(beat), 1, board);
    }
  }

  /** A card of the row was in no hand, and a trap has left the hand when it was cast. */
  private static void discarded(Beat beat, Map<String, String> board) {
    String aspect = "aspect:" + from(beat);
    if (beat.things().isEmpty()) {
      add("hand:" + from(beat), -count(beat), board);
    } else if (board.getOrDefault(aspect, "").equals(thing(beat))) {
      board.put(aspect, "");
    } else if (beat.rule().equals("PT-36")) {
      add("hand:" + from(beat), -1, board);
    }
  }

  /** Whatever is called so may change in ways that a beat does not tell one by one. */
  private static void of(String name, Map<String, String> board) {
    board.replaceAll((place, what) -> place.contains(name) ? ANY : what);
  }
}
