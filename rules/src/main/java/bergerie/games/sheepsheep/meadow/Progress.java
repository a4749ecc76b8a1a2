package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;

/**
 * How far the game is.
 *
 * @param first who began
 * @param turns how many turns are over
 * @param barren how many turns in a row, up to now, won nothing
 * @param exchanges how many were made in this turn
 */
public record Progress(Seat first, int turns, int barren, int exchanges) {

  static final Progress NONE = new Progress(Seat.of(0), 0, 0, 0);

  // SS-13: play goes to the left.
  Seat mover(int players) {
    return first.next(turns, players);
  }

  public Progress from(Seat beginner) {
    return new Progress(beginner, turns, barren, exchanges);
  }

  public Progress after(int turnsOver, int barrenTurns) {
    return new Progress(first, turnsOver, barrenTurns, exchanges);
  }

  public Progress exchanged(int times) {
    return new Progress(first, turns, barren, times);
  }

  Progress rewarded() {
    return new Progress(first, turns, 0, exchanges);
  }

  Progress nothingWon() {
    return new Progress(first, turns, barren + 1, exchanges);
  }

  Progress handedOn() {
    return new Progress(first, turns + 1, barren, 0);
  }
}
