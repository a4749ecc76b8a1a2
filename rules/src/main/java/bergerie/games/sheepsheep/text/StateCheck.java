package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Bag;
import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.games.sheepsheep.meadow.Verso;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;

/** Whether what a state line says can be on one table. */
final class StateCheck {

  private StateCheck() {}

  /** The table with its pile, or what is wrong with it. */
  static Reading<Pasture> checked(Pasture table) {
    List<Card> cards = cards(table);
    if (table.pile().lacks(cards)) {
      return StateReader.expected(
          "no more cards than the deck has", "pas plus de cartes que le paquet n’en a", cards);
    }
    Bag pile = table.pile();
    for (Card card : cards) {
      pile = pile.without(card);
    }
    return fetishes(table.with(pile))
        .then(StateCheck::hands)
        .then(StateCheck::meadow)
        .then(StateCheck::versos);
  }

  private static List<Card> cards(Pasture table) {
    List<Card> cards = new ArrayList<>();
    for (Shepherd shepherd : table.shepherds()) {
      cards.addAll(shepherd.cards());
      shepherd.won().forEach(won -> cards.add(won.laid().card()));
    }
    for (Cell cell : Cell.ALL) {
      table.meadow().at(cell).ifPresent(laid -> cards.add(laid.card()));
    }
    table.drawn().ifPresent(laid -> cards.add(laid.card()));
    return cards;
  }

  private static Reading<Pasture> fetishes(Pasture table) {
    List<Family> dealt = new ArrayList<>();
    table.shepherds().forEach(shepherd -> shepherd.fetish().ifPresent(dealt::add));
    boolean different = dealt.stream().distinct().count() == dealt.size();
    int wanted = table.agreed().players();
    boolean enough =
        switch (table.stage()) {
          case FIRST -> dealt.isEmpty();
          case FETISHES -> dealt.size() < wanted;
          case CARDS, MEADOW, TURNING, HERDING, REFILLING, COUNTED -> dealt.size() == wanted;
        };
    return different && enough
        ? Reading.of(table)
        : StateReader.expected(
            "different fetishes, for every player once they are dealt",
            "des fétiches différents, un par joueur une fois distribués",
            dealt);
  }

  private static Reading<Pasture> hands(Pasture table) {
    List<Integer> sizes =
        table.shepherds().stream().map(shepherd -> shepherd.cards().size()).toList();
    boolean fits =
        switch (table.stage()) {
          case FIRST, FETISHES -> sizes.stream().allMatch(size -> size == 0);
          case CARDS ->
              sizes.stream().allMatch(size -> size <= Pasture.HAND)
                  && sizes.stream().anyMatch(size -> size < Pasture.HAND);
          case MEADOW, TURNING, HERDING, REFILLING, COUNTED ->
              sizes.stream().allMatch(size -> size == Pasture.HAND);
        };
    return fits
        ? Reading.of(table)
        : StateReader.expected(
            "four open cards each once they are dealt",
            "quatre cartes chacun une fois distribuées",
            sizes);
  }

  /** SS-20: nothing is hidden where all is open, and nobody knows it who is not there. */
  private static Reading<Pasture> versos(Pasture table) {
    List<Verso> all = new ArrayList<>(table.versos().cells());
    table.shepherds().forEach(one -> one.won().forEach(won -> all.add(won.verso())));
    boolean fits =
        all.stream()
            .allMatch(
                verso ->
                    switch (verso) {
                      case Verso.Open _ -> true;
                      case Verso.Unseen _ -> isHidden(table);
                      case Verso.Seen(Seat by) ->
                          isHidden(table) && by.index() < table.agreed().players();
                    });
    return fits
        ? Reading.of(table)
        : StateReader.expected(
            "? only with hidden undersides, and after it a seat of this table",
            "? seulement si le dessous est caché, suivi d’une place de cette table",
            all);
  }

  private static boolean isHidden(Pasture table) {
    return table.agreed().undersides() == Agreement.Undersides.HIDDEN;
  }

  private static Reading<Pasture> meadow(Pasture table) {
    int gaps = table.meadow().gaps().size();
    boolean crowded = table.meadow().crowded();
    boolean fits =
        switch (table.stage()) {
          case FIRST, FETISHES, CARDS -> gaps == Cell.ALL.size() && table.drawn().isEmpty();
          case MEADOW -> gaps > 0 && table.drawn().isEmpty();
          case TURNING -> gaps == 0 && crowded && table.drawn().isEmpty();
          case HERDING, COUNTED -> gaps == 0 && table.drawn().isEmpty();
          case REFILLING -> gaps > 0;
        };
    return fits
        ? Reading.of(table)
        : StateReader.expected(
            "a meadow as this stage has it, and a drawn card only while refilling",
            "un pré qui convienne à cette étape, et une carte piochée seulement pour remplir",
            table.stage().id() + ", " + table.meadow());
  }
}
