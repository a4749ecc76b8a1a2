package bergerie.games.pavillon;

/**
 * Life a player is still to lose.
 *
 * @param due after the round that is being played
 * @param later after the one that follows
 */
record Venom(int due, int later) {

  static final Venom NONE = new Venom(0, 0);

  Venom and(int more) {
    return new Venom(due, later + more);
  }

  Venom roundPassed() {
    return new Venom(later, 0);
  }
}
