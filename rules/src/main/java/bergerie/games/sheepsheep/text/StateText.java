package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Progress;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.rules.Seat;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a state as one line; what is zero or absent is left out. */
final class StateText {

  private StateText() {}

  static String write(Pasture state) {
    StringBuilder line = new StringBuilder(state.stage().id());
    Progress progress = state.progress();
    line.append("; from ").append(Tokens.seat(progress.first()));
    number(line, "turns", progress.turns());
    number(line, "barren", progress.barren());
    number(line, "exchanges", progress.exchanges());
    line.append("; meadow ").append(meadow(state));
    state.drawn().ifPresent(laid -> line.append("; drawn ").append(laid));
    for (Seat seat : Seat.all(state.agreed().players())) {
      line.append("; ").append(Tokens.seat(seat)).append(' ').append(write(state.shepherd(seat)));
    }
    return line.toString();
  }

  private static String meadow(Pasture state) {
    StringBuilder text = new StringBuilder();
    for (Cell cell : Cell.ALL) {
      int place = cell.ordinal();
      text.append(place == 0 ? "" : place % Cell.SIDE == 0 ? " / " : " ");
      text.append(state.meadow().at(cell).map(Laid::toString).orElse("."));
      text.append(Tokens.verso(state.versos().at(cell)));
    }
    return text.toString();
  }

  private static void number(StringBuilder line, String name, int number) {
    if (number > 0) {
      line.append("; ").append(name).append(' ').append(number);
    }
  }

  private static String write(Shepherd shepherd) {
    String fetish = shepherd.fetish().map(Family::letter).orElse("-");
    return fetish + list(": ", shepherd.cards()) + list(" won ", won(shepherd));
  }

  private static List<String> won(Shepherd shepherd) {
    return shepherd.won().stream().map(won -> won.laid() + Tokens.verso(won.verso())).toList();
  }

  private static String list(String before, Collection<?> cards) {
    return cards.isEmpty()
        ? ""
        : before + cards.stream().map(Object::toString).collect(Collectors.joining(" "));
  }
}
