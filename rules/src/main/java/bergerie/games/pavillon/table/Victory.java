package bergerie.games.pavillon.table;

import bergerie.games.pavillon.player.Player;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.telling.Sentence;
import java.util.List;

/** Who has won, and why. */
public final class Victory {

  private Victory() {}

  // PT-1: the last player alive. PT-38: none left: the winner of the round.
  public static Outcome of(Lodge t) {
    Seat winner =
        t.ground().seats().stream()
            .filter(seat -> t.player(seat).in())
            .findFirst()
            .orElseGet(() -> t.ranking().getFirst());
    List<Integer> lives = t.players().stream().map(Player::life).toList();
    return new Outcome(
        List.of(winner),
        lives,
        "PT-38",
        t.player(winner).in()
            ? Sentence.of(
                "{0} {0:are|is} the last one alive.",
                "{0} {0:survivez|survit} à tous les autres.", winner.who())
            : Sentence.of(
                "Nobody is left; {0} won the last combat.",
                "Plus personne n’est en vie ; {0} {0:avez|a} remporté le dernier combat.",
                winner.who()));
  }
}
