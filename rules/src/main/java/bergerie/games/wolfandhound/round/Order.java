package bergerie.games.wolfandhound.round;

/**
 * Who says which of several animals of one colour acts first (WH-20). All of them do the same to
 * sheep, and a tornado that ends the turn ends it whatever another has forbidden: the order never
 * changes what comes of it.
 */
public enum Order {
  /** Nobody: they act in the order of the box. */
  SETTLED,
  /** The active player, as it was at first. */
  ASKED
}
