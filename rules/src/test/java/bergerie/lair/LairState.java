package bergerie.lair;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Everything that is true in a lair.
 *
 * @param hands sorted; a chosen card stays in hand until it is revealed
 * @param sealed what each seat chose this round, 0 for nothing yet
 * @param unseen cards nobody has drawn, sorted
 * @param shown the cards of the last round, in seat order
 */
public record LairState(
    Setup setup,
    List<List<Integer>> hands,
    List<Integer> sealed,
    List<Integer> points,
    List<Integer> unseen,
    List<Integer> shown,
    int round) {

  static final int HAND = 3;
  static final int ROUNDS = 4;

  public LairState {
    hands = hands.stream().map(List::copyOf).toList();
    sealed = List.copyOf(sealed);
    points = List.copyOf(points);
    unseen = List.copyOf(unseen);
    shown = List.copyOf(shown);
  }

  static LairState start(Setup setup) {
    int players = setup.players();
    List<Integer> zeros = Collections.nCopies(players, 0);
    List<Integer> deck = IntStream.rangeClosed(1, players * (HAND + ROUNDS)).boxed().toList();
    return new LairState(
        setup, Collections.nCopies(players, List.of()), zeros, zeros, deck, List.of(), 1);
  }

  int players() {
    return setup.players();
  }

  boolean over() {
    return round > ROUNDS;
  }

  /** Who draws next: the first seat with too few cards. */
  List<Seat> drawing() {
    return Seat.all(players()).stream()
        .filter(seat -> !over() && hands.get(seat.index()).size() < HAND)
        .limit(1)
        .toList();
  }

  List<Seat> undecided() {
    return Seat.all(players()).stream().filter(seat -> sealed.get(seat.index()) == 0).toList();
  }

  LairState drawn(Seat seat, int card) {
    List<List<Integer>> held = new ArrayList<>(hands);
    List<Integer> hand = new ArrayList<>(held.get(seat.index()));
    hand.add(card);
    Collections.sort(hand);
    held.set(seat.index(), hand);
    List<Integer> left = new ArrayList<>(unseen);
    left.remove(Integer.valueOf(card));
    return new LairState(setup, held, sealed, points, left, shown, round);
  }

  LairState chosen(Seat seat, int card) {
    List<Integer> now = new ArrayList<>(sealed);
    now.set(seat.index(), card);
    LairState next = new LairState(setup, hands, now, points, unseen, shown, round);
    return next.undecided().isEmpty() ? next.revealed() : next;
  }

  private LairState revealed() {
    int best = Collections.max(sealed);
    List<Integer> scored = new ArrayList<>(points);
    List<List<Integer>> held = new ArrayList<>();
    for (int i = 0; i < players(); i++) {
      if (sealed.get(i) == best) {
        scored.set(i, scored.get(i) + 1);
      }
      List<Integer> hand = new ArrayList<>(hands.get(i));
      hand.remove(sealed.get(i));
      held.add(hand);
    }
    return new LairState(
        setup, held, Collections.nCopies(players(), 0), scored, unseen, sealed, round + 1);
  }
}
