package bergerie.server.preview;

import bergerie.rules.GameInfo;
import bergerie.rules.Words;
import bergerie.table.wire.TableInfo;
import java.util.List;

/**
 * What a link is about.
 *
 * @param picture the name of one
 */
record LinkCard(Words title, Words about, String picture) {

  static final LinkCard HOUSE =
      new LinkCard(
          Words.same("Bergerie"),
          new Words(
              "Seven games of sheep and wolves: alone, side by side or by a link.",
              "Sept jeux de moutons et de loups : seul, côte à côte ou par un lien."),
          "wolf-and-hound");

  static LinkCard of(GameInfo game) {
    return new LinkCard(game.title(), game.summary(), game.id());
  }

  /** A table: who sits there, and for how many there is room. */
  static LinkCard of(GameInfo game, TableInfo table) {
    List<String> names =
        table.seats().stream()
            .filter(seat -> seat.kind() == TableInfo.Kind.PERSON)
            .map(TableInfo.SeatInfo::name)
            .filter(name -> !name.isEmpty())
            .toList();
    long free = table.seats().stream().filter(seat -> seat.kind() == TableInfo.Kind.OPEN).count();
    Words who = names.isEmpty() ? Words.NONE : new Words(" – ", " – ").then(listed(names));
    return new LinkCard(game.title().then(who), room(free).then(game.summary()), game.id());
  }

  private static Words listed(List<String> names) {
    String last = names.getLast();
    if (names.size() == 1) {
      return Words.same(last);
    }
    String first = String.join(", ", names.subList(0, names.size() - 1));
    return new Words(first + " and " + last, first + " et " + last);
  }

  private static Words room(long free) {
    if (free == 0) {
      return Words.NONE;
    }
    return free == 1
        ? new Words("One seat is free. ", "Une place est libre. ")
        : new Words(free + " seats are free. ", free + " places sont libres. ");
  }
}
