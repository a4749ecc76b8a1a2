package bergerie.rules.match;

import bergerie.rules.Actor;
import bergerie.rules.Seat;
import java.util.List;

/**
 * What happened at the table, one line of the match file each. Moves are in the game's notation.
 */
public sealed interface MatchLine {

  /** A step of the game: what a player, the deal or the glass did. */
  sealed interface Step extends MatchLine {
    String text();

    default Actor actor() {
      return switch (this) {
        case Move(Seat seat, String _) -> Actor.player(seat);
        case Deal _ -> new Actor.Deal();
        case Glass _ -> new Actor.Glass();
      };
    }
  }

  record Move(Seat seat, String text) implements Step {}

  /** A card drawn; {@code drawn} lists what the dice were asked and what they gave, if kept. */
  record Deal(String text, List<Drawn> drawn) implements Step {
    public Deal {
      drawn = List.copyOf(drawn);
    }
  }

  record Glass(String text) implements Step {}

  /** The last {@code steps} steps were taken back. The dice don't go back: no draw comes twice. */
  record Back(int steps) implements MatchLine {}

  record Resign(Seat seat) implements MatchLine {}

  /** The seat's clock ran out. */
  record Flag(Seat seat) implements MatchLine {}

  record DrawAgreed() implements MatchLine {}

  /** The players agreed to stop and count, as the rules of the game let them. */
  record CountAgreed() implements MatchLine {}

  /** It was as long as a match may be in that house. */
  record TooLong() implements MatchLine {}

  /** Somebody was away, and the others ended it. */
  record CalledOff() implements MatchLine {}

  /** The seat did not show the share in the dice that it was bound to. */
  record Unshown(Seat seat) implements MatchLine {}

  /** How it ended, for those who read the file; the steps before it say the same. */
  record Result(List<Seat> winners, String rule, List<Integer> scores) implements MatchLine {
    public Result {
      winners = List.copyOf(winners);
      scores = List.copyOf(scores);
    }
  }
}
