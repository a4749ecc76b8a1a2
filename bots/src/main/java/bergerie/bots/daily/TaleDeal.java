package bergerie.bots.daily;

import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table near the end: one grid is full, the other one has five gaps. */
final class TaleDeal {

  private static final int GAPS = 5;
  private static final int OBJECTIVES = 9;

  private TaleDeal() {}

  static Tale dealt(WolfWalkers game, Setup setup, Dice dice) {
    Deque<Integer> cards =
        new ArrayDeque<>(shuffled(IntStream.rangeClosed(1, Deck.SIZE).boxed().toList(), dice));
    String market =
        IntStream.range(0, 6)
            .mapToObj(i -> (i < 4 ? Side.STORY : Side.OBJECTIVE).write(cards.pop()))
            .collect(Collectors.joining(" "));
    String state =
        "to P1; market %s; top %d; P1 %s; P2 %s"
            .formatted(market, cards.pop(), grid(cards, GAPS, dice), grid(cards, 0, dice));
    return game.notation().readState(setup, state).orThrow();
  }

  /** A square of cards in which so many are missing, no two of them side by side. */
  private static String grid(Deque<Integer> cards, int gaps, Dice dice) {
    List<Integer> order = shuffled(IntStream.range(0, Grid.FULL).boxed().toList(), dice);
    Set<Integer> empty = new HashSet<>();
    for (int cell : order) {
      if (empty.size() < gaps && empty.stream().noneMatch(other -> beside(cell, other))) {
        empty.add(cell);
      }
    }
    Set<Integer> objectives =
        order.stream()
            .filter(cell -> !empty.contains(cell))
            .limit(OBJECTIVES)
            .collect(Collectors.toSet());
    return "-2,2 "
        + IntStream.range(0, Grid.FULL)
            .mapToObj(
                cell ->
                    (cell > 0 && cell % Grid.SPAN == 0 ? "/ " : "")
                        + (empty.contains(cell)
                            ? "."
                            : (objectives.contains(cell) ? Side.OBJECTIVE : Side.STORY)
                                .write(cards.pop())))
            .collect(Collectors.joining(" "));
  }

  private static boolean beside(int one, int other) {
    return Math.abs(one % Grid.SPAN - other % Grid.SPAN)
            + Math.abs(one / Grid.SPAN - other / Grid.SPAN)
        == 1;
  }

  private static List<Integer> shuffled(List<Integer> ordered, Dice dice) {
    List<Integer> list = new ArrayList<>(ordered);
    for (int i = list.size() - 1; i > 0; i--) {
      list.set(i, list.set(dice.below(i + 1), list.get(i)));
    }
    return list;
  }
}
