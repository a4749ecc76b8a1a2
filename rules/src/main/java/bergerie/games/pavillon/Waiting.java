package bergerie.games.pavillon;

/** What a task waits for before it can be carried out. */
enum Waiting {
  NOTHING,
  PLAYERS,
  CHANCE;

  /** For players, where there is something to choose. */
  static Waiting choosing(boolean open) {
    return open ? PLAYERS : NOTHING;
  }

  // PT-24: both pile and discard empty: skip.
  static Waiting drawing(Pile<?> pile) {
    return pile.exhausted() ? NOTHING : CHANCE;
  }
}
