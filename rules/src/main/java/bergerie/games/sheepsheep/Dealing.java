package bergerie.games.sheepsheep;

import bergerie.rules.Chance.Weighted;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What may be dealt, and how likely it is. */
final class Dealing {

  private Dealing() {}

  // SS-8: the first player is drawn.
  static List<Weighted<SheepSheepMove>> first(Pasture state) {
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Seat seat : Seat.all(state.house().players())) {
      listed.add(new Weighted<>(new SheepSheepMove.First(seat), 1));
    }
    return listed;
  }

  // SS-4: one fetish card each; the others stay in the box.
  static List<Weighted<SheepSheepMove>> fetish(Pasture state) {
    List<Family> box = new ArrayList<>(Family.ALL);
    state.shepherds().forEach(shepherd -> shepherd.fetish().ifPresent(box::remove));
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Family family : box) {
      listed.add(new Weighted<>(new SheepSheepMove.Fetish(state.dealtTo(), family), 1));
    }
    return listed;
  }

  // SS-5: four open cards each.
  static List<Weighted<SheepSheepMove>> card(Pasture state) {
    Seat seat = state.dealtTo();
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Card card : Card.ALL) {
      if (state.pile().count(card) > 0) {
        listed.add(new Weighted<>(new SheepSheepMove.Give(seat, card), state.pile().count(card)));
      }
    }
    return listed;
  }

  // SS-6: nine cards make the meadow.
  static List<Weighted<SheepSheepMove>> meadow(Pasture state) {
    Cell cell = state.meadow().gaps().getFirst();
    return eitherFace(state.pile(), laid -> new SheepSheepMove.Lay(cell, laid));
  }

  // SS-12: one card at a time; SS-7: nobody knows the pile, so its order is drawn as it is needed.
  static List<Weighted<SheepSheepMove>> refill(Pasture state) {
    return eitherFace(state.pile(), SheepSheepMove.Draw::new);
  }

  // SS-2: which face is up is random.
  private static List<Weighted<SheepSheepMove>> eitherFace(
      Bag pile, Function<Laid, SheepSheepMove> move) {
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Card card : Card.ALL) {
      int count = pile.count(card);
      if (count > 0) {
        listed.add(new Weighted<>(move.apply(card.showing(card.one())), count));
        listed.add(new Weighted<>(move.apply(card.showing(card.other())), count));
      }
    }
    return listed;
  }
}
