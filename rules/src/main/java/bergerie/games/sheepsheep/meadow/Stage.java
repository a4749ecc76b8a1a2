package bergerie.games.sheepsheep.meadow;

import bergerie.rules.Named;

/** What the table is at. */
public enum Stage implements Named {
  /** The first player is drawn. */
  FIRST,
  /** The fetish cards are dealt. */
  FETISHES,
  /** The players' open cards are dealt. */
  CARDS,
  /** The meadow is laid. */
  MEADOW,
  /** Cards of the meadow are turned over, to break groups. */
  TURNING,
  /** A player exchanges cards. */
  HERDING,
  /** The player who won a group fills the gaps. */
  REFILLING,
  /** The players have agreed to stop. */
  COUNTED;
}
