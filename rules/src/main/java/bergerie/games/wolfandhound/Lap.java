package bergerie.games.wolfandhound;

/** Whether a hand has run out, so that the first player's next turn is the last (WH-28). */
enum Lap {
  OPEN,
  LAST
}
