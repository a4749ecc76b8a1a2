package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.rules.Counts;
import bergerie.rules.Seat;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What is counted of many games: how long they are, and which cards winners have. */
public final class Figures {

  private static final String COMBATS = "combats per game";
  private static final String STRIKES = "strikes per combat";
  private static final String CASTS = "spells per combat";
  private static final String TURNS = "turns per combat";

  public static final Map<String, String> RATIOS =
      Map.of(STRIKES, COMBATS, CASTS, COMBATS, TURNS, COMBATS);

  private int strikes;
  private int casts;
  private int turns;

  /** Takes note of a step; {@code turn} is the number of the turn before it. */
  public void step(int turn, Move move, Situation after) {
    if (move instanceof Move.Attack) {
      strikes++;
    } else if (move instanceof Move.Cast) {
      casts++;
    }
    if (after.turn() != turn && after.turn() > 0) {
      turns++;
    }
  }

  /** Hands over what was counted of one or all steps of a game, up to this one. */
  public void handTo(Counts counts, Situation after) {
    hand(counts, STRIKES, strikes);
    hand(counts, CASTS, casts);
    hand(counts, TURNS, turns);
    if (after.over()) {
      counts.add(COMBATS, after.round());
      ended(after, counts);
    }
  }

  private static void hand(Counts counts, String what, int howMany) {
    if (howMany > 0) {
      counts.add(what, howMany);
    }
  }

  /** The cards of whoever is alive at the end, each named once. */
  private static void ended(Situation t, Counts counts) {
    for (Seat seat : t.ground().seats()) {
      if (t.player(seat).in()) {
        cards(t.player(seat)).forEach(card -> counts.one("winner has " + card.id()));
      }
    }
  }

  private static Set<Card> cards(Player player) {
    Set<Card> cards = new HashSet<>();
    player.pets().forEach(pet -> cards.add(pet.species()));
    cards.add(player.weapon());
    player.aspect().ifPresent(cards::add);
    player.hand().forEach(held -> cards.add(held.spell()));
    return cards;
  }
}
