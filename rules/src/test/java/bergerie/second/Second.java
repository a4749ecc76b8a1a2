package bergerie.second;

/** A game told a second time: one table that changes in place, and all that is said is text. */
interface Second {

  /** What is true now, who may do what, and what may be drawn. */
  Account account();

  /** Somebody's move, a draw, or what the glass does: whoever makes it, it means the same. */
  void play(String move);

  /** All have agreed to stop and count. */
  default void count() {
    throw new UnsupportedOperationException("nobody may stop this game");
  }
}
