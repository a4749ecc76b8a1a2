package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Bag;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.rules.Seat;
import bergerie.rules.dice.Chance;
import bergerie.rules.dice.Chance.Weighted;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What may be dealt, and how likely it is. */
final class Dealing {

  private Dealing() {}

  static Chance<SheepSheepMove> chance(Pasture state) {
    return switch (state.stage()) {
      case FIRST -> first(state);
      case FETISHES -> fetish(state);
      case CARDS -> card(state);
      case MEADOW -> meadow(state);
      case TURNING -> turn(state);
      case REFILLING -> refill(state);
      case HERDING, COUNTED ->
          throw new IllegalStateException("nothing is drawn while herding, or at the end");
    };
  }

  // SS-8, SS-21: the first player is drawn, unless the players have chosen one.
  private static Chance<SheepSheepMove> first(Pasture state) {
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    List<Seat> eligible =
        state.agreed().first().map(List::of).orElseGet(() -> Seat.all(state.agreed().players()));
    for (Seat seat : eligible) {
      listed.add(new Weighted<>(new SheepSheepMove.First(seat), 1));
    }
    return Chance.of(listed);
  }

  // SS-4: one fetish card each; the others stay in the box.
  private static Chance<SheepSheepMove> fetish(Pasture state) {
    List<Family> box = new ArrayList<>(Family.ALL);
    state.shepherds().forEach(shepherd -> shepherd.fetish().ifPresent(box::remove));
    List<Weighted<SheepSheepMove>> listed = new ArrayList<>();
    for (Family family : box) {
      listed.add(new Weighted<>(new SheepSheepMove.Fetish(state.dealtTo(), family), 1));
    }
    return Chance.of(listed);
  }

  // SS-5: four open cards each.
  private static Chance<SheepSheepMove> card(Pasture state) {
    Seat seat = state.dealtTo();
    return new FromPile(state.pile(), card -> List.of(new SheepSheepMove.Give(seat, card)));
  }

  // SS-6: nine cards make the meadow.
  private static Chance<SheepSheepMove> meadow(Pasture state) {
    Cell cell = state.meadow().gaps().getFirst();
    return eitherFace(state.pile(), laid -> new SheepSheepMove.Lay(cell, laid));
  }

  // SS-6: what is turned over follows from what was dealt.
  private static Chance<SheepSheepMove> turn(Pasture state) {
    Cell cell = Settling.next(state.meadow());
    return Chance.of(List.of(new Weighted<>(new SheepSheepMove.TurnOver(cell), 1)));
  }

  // SS-12: one card at a time; SS-7: nobody knows the pile, so its order is drawn as it is needed.
  private static Chance<SheepSheepMove> refill(Pasture state) {
    return eitherFace(state.pile(), SheepSheepMove.Draw::new);
  }

  // SS-2: which face is up is random.
  private static Chance<SheepSheepMove> eitherFace(Bag pile, Function<Laid, SheepSheepMove> move) {
    return new FromPile(
        pile,
        card ->
            List.of(move.apply(card.showing(card.one())), move.apply(card.showing(card.other()))));
  }
}
