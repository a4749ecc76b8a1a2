package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Seat;

/** What is dealt, and what players do. */
public sealed interface SheepSheepMove {

  /** Dealt: who begins. */
  record First(Seat seat) implements SheepSheepMove {}

  /** Dealt: a secret fetish card. */
  record Fetish(Seat seat, Family family) implements SheepSheepMove {}

  /** Dealt: an open card. */
  record Give(Seat seat, Card card) implements SheepSheepMove {}

  /** Dealt: a card of the first meadow. */
  record Lay(Cell cell, Laid laid) implements SheepSheepMove {}

  /** Dealt: a card of the first meadow is turned over. */
  record TurnOver(Cell cell) implements SheepSheepMove {}

  /** One of the player's cards for the one on a cell; which face comes up follows. */
  record Exchange(Card card, Cell cell) implements SheepSheepMove {}

  /** A group is won, and with it the exchanges end. */
  record Win(int cells) implements SheepSheepMove {}

  /** The exchanges end, and there is nothing to win. */
  record Done() implements SheepSheepMove {}

  /** Dealt: a card to fill a gap. */
  record Draw(Laid laid) implements SheepSheepMove {}

  /** The drawn card fills a gap. */
  record Place(Cell cell, Family up) implements SheepSheepMove {}
}
