package bergerie.bots.packed;

/** Counts the ways a game can go, as {@link bergerie.rules.Perft} does, on the packed twin. */
public final class PackedPerft {

  private PackedPerft() {}

  public static long count(PackedHunt game, int depth) {
    PackedHunt[] spare = new PackedHunt[depth];
    for (int i = 0; i < depth; i++) {
      spare[i] = game.another();
    }
    return count(game, depth, spare);
  }

  private static long count(PackedHunt game, int depth, PackedHunt[] spare) {
    if (depth == 0) {
      return 1;
    }
    int moves = game.count();
    if (depth == 1) {
      return moves;
    }
    PackedHunt next = spare[depth - 1];
    long total = 0;
    for (int move = 0; move < moves; move++) {
      next.goOnFrom(game);
      next.play(move);
      total += count(next, depth - 1, spare);
    }
    return total;
  }
}
