package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Player;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts every card and every coin, wherever they are. */
public final class Stock {

  private final Map<String, Integer> counts = new TreeMap<>();

  private Stock() {}

  public static Map<String, Integer> of(Lodge t) {
    Stock stock = new Stock();
    stock.pile(t.pets());
    stock.pile(t.weapons());
    stock.pile(t.spells());
    stock.onTable(t);
    int coins = t.bank() + t.players().stream().mapToInt(Player::coins).sum();
    stock.counts.put("coins", coins);
    return stock.counts;
  }

  /** The cards that are neither in a pile nor discarded. */
  public static Map<String, Integer> inPlay(Lodge t) {
    Stock stock = new Stock();
    stock.onTable(t);
    return stock.counts;
  }

  private void pile(Pile<?> pile) {
    pile.unseen().forEach(this::one);
    pile.under().forEach(this::one);
    pile.discard().forEach(this::one);
  }

  private void onTable(Lodge t) {
    t.shop().forEach(this::one);
    t.row().forEach(this::one);
    for (Player player : t.players()) {
      player.pets().forEach(pet -> one(pet.species()));
      player.offer().pets().forEach(this::one);
      player.hand().forEach(held -> one(held.spell()));
      player.aspect().ifPresent(this::one);
      if (!player.weapon().basic()) {
        one(player.weapon());
      }
    }
    t.agenda().forEach(task -> held(task).forEach(this::one));
  }

  /** Cards that wait in a task: turned up, or just cast. */
  private static List<Card> held(Task task) {
    if (task instanceof Task.Place(_, Weapon drawn)) {
      return List.of(drawn);
    }
    if (task instanceof Task.Adopt(_, Species drawn)) {
      return List.of(drawn);
    }
    if (task instanceof Task.Settle settle) {
      return List.of(settle.card().spell());
    }
    return List.of();
  }

  private void one(Card card) {
    counts.merge(card.id(), 1, Integer::sum);
  }
}
