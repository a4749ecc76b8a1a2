package bergerie.lair;

import bergerie.rules.Seat;

public sealed interface LairMove {

  record Dealt(Seat seat, int card) implements LairMove {}

  record Chosen(int card) implements LairMove {}

  /** The sand ran out: the seat's lowest card is chosen for it. */
  record TimeUp(Seat seat, int card) implements LairMove {}
}
