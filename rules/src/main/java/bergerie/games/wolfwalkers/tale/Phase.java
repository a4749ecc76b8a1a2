package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the game stands. */
public sealed interface Phase {

  /** The first player is to be drawn. */
  record Seating() implements Phase {}

  /** The cards of the variant are to be drawn. */
  record Casting() implements Phase {}

  /** An Objective for all is to be revealed. */
  record Fate() implements Phase {}

  /** Somebody draws Objectives and chooses the first card among them. */
  record Chapter(Seat seat) implements Phase {}

  /**
   * Somebody's turn.
   *
   * @param used the Power used this turn
   * @param pending effects of that Power still to be carried out
   * @param twists effects that change how the card is taken or placed
   * @param encores turns to be played after this one, before anybody else's
   */
  record Playing(
      Seat seat,
      Optional<Integer> used,
      List<PowerEffect> pending,
      List<PowerEffect> twists,
      int encores)
      implements Phase {
    public Playing {
      pending = List.copyOf(pending);
      twists = List.copyOf(twists);
    }

    public static Playing start(Seat seat) {
      return new Playing(seat, Optional.empty(), List.of(), List.of(), 0);
    }

    public Playing using(Power power) {
      return new Playing(seat, Optional.of(power.id()), power.effects(), twists, encores);
    }

    Playing carriedOut() {
      return new Playing(seat, used, pending.subList(1, pending.size()), twists, encores);
    }

    Playing twisted(PowerEffect twist) {
      List<PowerEffect> more = new ArrayList<>(twists);
      more.add(twist);
      return new Playing(seat, used, pending, more, encores);
    }

    Playing withEncore() {
      return new Playing(seat, used, pending, twists, encores + 1);
    }

    /** Another card in the same turn. */
    Playing again() {
      return new Playing(seat, used, List.of(), List.of(), encores);
    }

    /** The next of this seat's turns in a row. */
    Playing encore() {
      return new Playing(seat, Optional.empty(), List.of(), List.of(), encores - 1);
    }

    public boolean has(PowerEffect twist) {
      return twists.contains(twist);
    }

    /** How many cards of the pile may be taken instead of the market's; 0 when none. */
    public int paths() {
      for (PowerEffect twist : twists) {
        if (twist instanceof Twist.Paths(int cards)) {
          return cards;
        }
      }
      return 0;
    }
  }

  /** Somebody may swap two cards before scoring. */
  record Retouching(Seat seat) implements Phase {}

  record Ended() implements Phase {}
}
