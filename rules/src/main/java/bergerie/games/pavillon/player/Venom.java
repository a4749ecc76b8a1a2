package bergerie.games.pavillon.player;

/**
 * Life a player is still to lose.
 *
 * @param due after the round that is being played
 * @param later after the one that follows
 */
public record Venom(int due, int later) {

  static final Venom NONE = new Venom(0, 0);

  public Venom and(int more) {
    return new Venom(due, later + more);
  }

  public Venom roundPassed() {
    return new Venom(later, 0);
  }
}
