package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * What stays the same through a game.
 *
 * @param rounds the seats clockwise, from each of them on
 * @param groups all groups of seats, by their bits
 * @param circles of each of these groups, the seats clockwise from every seat on
 * @param nearest of each of these groups, who is nearest on each side of every seat
 */
public record Ground(
    Cards cards,
    int players,
    ShortList<ShortList<Seat>> rounds,
    ShortList<ShortList<Seat>> groups,
    ShortList<ShortList<Seat>> circles,
    ShortList<ShortList<Seat>> nearest,
    Agreement agreed) {

  /** Coins in the box. */
  public static final int COINS = 100;

  public static Ground of(Cards cards, Setup setup) {
    return new Ground(
        cards,
        setup.players(),
        rounds(setup.players()),
        groups(setup.players()),
        circles(setup.players()),
        nearest(setup.players()),
        Agreement.of(setup));
  }

  private static ShortList<ShortList<Seat>> rounds(int players) {
    List<ShortList<Seat>> rounds = new ArrayList<>();
    for (Seat first : Seat.all(players)) {
      List<Seat> round = new ArrayList<>();
      for (int step = 0; step < players; step++) {
        round.add(first.next(step, players));
      }
      rounds.add(ShortList.copyOf(round));
    }
    return ShortList.copyOf(rounds);
  }

  private static ShortList<ShortList<Seat>> groups(int players) {
    List<ShortList<Seat>> groups = new ArrayList<>();
    for (int bits = 0; bits < 1 << players; bits++) {
      int wanted = bits;
      groups.add(
          ShortList.copyOf(
              Seat.all(players).stream().filter(s -> (wanted >> s.index() & 1) != 0).toList()));
    }
    return ShortList.copyOf(groups);
  }

  private static ShortList<ShortList<Seat>> circles(int players) {
    List<ShortList<Seat>> circles = new ArrayList<>();
    for (ShortList<Seat> group : groups(players)) {
      for (ShortList<Seat> round : rounds(players)) {
        circles.add(ShortList.copyOf(round.stream().filter(group::contains).toList()));
      }
    }
    return ShortList.copyOf(circles);
  }

  private static ShortList<ShortList<Seat>> nearest(int players) {
    List<ShortList<Seat>> nearest = new ArrayList<>();
    for (ShortList<Seat> circle : circles(players)) {
      Seat own = Seat.of(nearest.size() % players);
      ShortList<Seat> others = circle.without(own);
      nearest.add(others.size() < 2 ? others : ShortList.of(others.getFirst(), others.getLast()));
    }
    return ShortList.copyOf(nearest);
  }

  public ShortList<Seat> seats() {
    return rounds.getFirst();
  }

  public ShortList<Seat> clockwiseFrom(Seat seat) {
    return rounds.get(seat.index());
  }

  /** The seats of these bits. */
  public ShortList<Seat> seats(int bits) {
    return groups.get(bits);
  }

  /** Those of these bits, clockwise from this seat on. */
  public ShortList<Seat> clockwiseFrom(Seat seat, int bits) {
    return circles.get(bits * players + seat.index());
  }

  /** PT-32: those of these bits that sit nearest on each side, clockwise first. */
  public ShortList<Seat> nearest(Seat seat, int bits) {
    return nearest.get(bits * players + seat.index());
  }

  public ShortList<Seat> only(Seat seat) {
    return seats(1 << seat.index());
  }

  public boolean sand() {
    return agreed.window() > 0;
  }
}
