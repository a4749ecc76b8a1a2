package bergerie.games.sheepsheep.view;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.view.SheepSheepView.Fold;
import bergerie.games.sheepsheep.view.SheepSheepView.Outline;
import bergerie.games.sheepsheep.view.SheepSheepView.Seen;
import bergerie.games.sheepsheep.view.SheepSheepView.Spot;
import java.util.stream.Collectors;

/** The table in plain text. A card is written with the face that is up first. */
public final class Drawing {

  private Drawing() {}

  public static String draw(SheepSheepView view) {
    StringBuilder text = new StringBuilder("   A  B  C\n");
    for (Spot spot : view.meadow()) {
      int place = spot.cell().ordinal();
      if (place % Cell.SIDE == 0) {
        text.append(place / Cell.SIDE + 1).append("  ");
      }
      text.append(spot.card().map(Drawing::card).orElse(". "));
      text.append(place % Cell.SIDE == Cell.SIDE - 1 ? "\n" : " ");
    }
    for (Fold fold : view.folds()) {
      text.append(fold(fold)).append('\n');
    }
    text.append("pile ").append(view.pile());
    view.mover().ifPresent(mover -> text.append(", turn of P").append(mover + 1));
    text.append(", exchanges ").append(view.exchanges());
    view.exchangesLeft().ifPresent(left -> text.append(" of ").append(view.exchanges() + left));
    view.drawn().ifPresent(drawn -> text.append(", drawn ").append(drawn));
    view.lean()
        .ifPresent(
            lean ->
                text.append(", barren ").append(lean.rounds()).append(" of ").append(lean.most()));
    for (Outline group : view.groups()) {
      text.append("\ngroup ").append(group(group));
    }
    return text.toString();
  }

  private static String card(Seen card) {
    return card.up().letter() + card.down().map(Family::letter).orElse("?");
  }

  private static String fold(Fold fold) {
    return "P"
        + (fold.seat() + 1)
        + " fetish "
        + fold.fetish().map(Family::letter).orElse("?")
        + ", cards "
        + fold.cards().stream().map(Card::toString).collect(Collectors.joining(" "))
        + ", won "
        + fold.sheep()
        + fold.won().stream()
            .map(heap -> " " + heap.family().letter() + heap.sheep())
            .collect(Collectors.joining())
        + fold.points().map(points -> ", points " + points).orElse("");
  }

  private static String group(Outline group) {
    return group.family().letter()
        + " "
        + group.cells().stream().map(Cell::name).collect(Collectors.joining("+"))
        + ", worth "
        + group.worth();
  }
}
