package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.tale.Lying;
import bergerie.games.wolfwalkers.tale.ViewerSet;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Cards at known depths in the line of a state: {@code 14} known to all, {@code 14=P1} to some,
 * {@code 14=P1~P2+S/1} with those who know only that it is in knot 1; {@code S} are the spectators.
 */
final class PileLine {

  private static final Pattern CARD =
      Pattern.compile("([0-9]+)(?:=([P1-4S+]*))?(?:~([P1-4S+]*))?(?:/([0-9]+))?");

  private PileLine() {}

  static String write(List<Lying> cards) {
    return cards.stream().map(PileLine::write).collect(Collectors.joining(" "));
  }

  private static String write(Lying card) {
    return card.card()
        + (card.here() == ViewerSet.EVERYONE ? "" : "=" + eyes(card.here()))
        + (card.near() == ViewerSet.NOBODY ? "" : "~" + eyes(card.near()))
        + (card.knot() == 0 ? "" : "/" + card.knot());
  }

  private static String eyes(int set) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      if ((set & (1 << seat)) != 0) {
        names.add(MoveText.seat(Seat.of(seat)));
      }
    }
    if ((set & ViewerSet.SPECTATORS) != 0) {
      names.add("S");
    }
    return String.join("+", names);
  }

  static Optional<List<Lying>> read(String text) {
    List<Lying> cards = new ArrayList<>();
    for (String word : text.isBlank() ? List.<String>of() : Arrays.asList(text.split("\\s+", -1))) {
      Matcher matcher = CARD.matcher(word);
      if (!matcher.matches()) {
        return Optional.empty();
      }
      String here = matcher.group(2);
      String near = matcher.group(3);
      String knot = matcher.group(4);
      cards.add(
          new Lying(
              Integer.parseInt(word.substring(0, matcher.end(1))),
              here == null ? ViewerSet.EVERYONE : set(here),
              near == null ? ViewerSet.NOBODY : set(near),
              knot == null ? 0 : Integer.parseInt(knot)));
    }
    return Optional.of(cards);
  }

  static int set(String names) {
    int set = ViewerSet.NOBODY;
    for (String name : names.split("\\+", -1)) {
      set |=
          name.equals("S")
              ? ViewerSet.SPECTATORS
              : MoveText.seat(name).map(ViewerSet::of).orElse(ViewerSet.NOBODY);
    }
    return set;
  }
}
