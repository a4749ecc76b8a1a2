package bergerie.bots.packed;

import bergerie.bots.board.Symmetries;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.games.kukuli.KukuliPosition;
import bergerie.rules.Setup;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Side;

/**
 * A hunt on bitboards that is played in place. Moves are numbers: {@code play(n)} plays the n-th
 * move in the order in which the rules list them.
 */
public abstract sealed class PackedHunt permits PackedKukuli, PackedBagh {

  /** How a game stands. */
  public enum Standing {
    OPEN,
    WOLVES_WON,
    SHEEP_WON,
    DRAWN
  }

  final PackedPast past = new PackedPast();
  private final Customs customs;

  PackedHunt(Customs customs) {
    this.customs = customs;
  }

  /** What was agreed on. */
  public final Customs customs() {
    return customs;
  }

  /** How many moves the side to move has; 0 when the game is over. */
  public abstract int count();

  /** Whether {@link #count()} is 0, which takes less than counting. */
  public abstract boolean isOver();

  /** Plays the n-th of {@link #count()} moves. */
  public abstract void play(int n);

  /** Plays the n-th of the moves that were listed: a step need not be looked for again. */
  final void play(MoveList moves, int n) {
    if (moves.captures(n) > 0 || moves.from(n) == MoveList.HAND) {
      play(n);
    } else {
      step(moves.from(n), 1 << moves.to(n));
    }
  }

  /** Plays a step from a point to another, given as a bit. */
  abstract void step(int from, int to);

  /**
   * Lists the moves in their order, as numbers that {@link MoveList} explains; answers how many
   * there are.
   */
  abstract int list(MoveList moves);

  /**
   * Equal in equal positions, whatever came before, and hardly ever in others. The bitboards are
   * mixed as they are; this is not Zobrist hashing.
   */
  abstract long hash();

  /** The same, once the board is turned. */
  abstract long hash(int turn);

  /** The ways to turn the board that change nothing of the game. */
  abstract Symmetries symmetries();

  /** What a position promises the wolves, in hundredths of a sheep. */
  public final int promise() {
    return isUsual() ? guess() + learned().worth(time(), wolves(), sheep()) : guess();
  }

  /** The same by what can be counted, without experience. */
  public abstract int guess();

  /** What there is to learn about games of this kind. */
  public abstract Experience.Subject subject();

  /** What was learned. */
  abstract Experience learned();

  /** Whether experience helps: it knows no rams and no red wolf. */
  abstract boolean isUsual();

  /** How far the game has come, one of the times of {@link #subject()}. */
  public abstract int time();

  /** The points of the wolves. */
  public abstract int wolves();

  /** The points of the plain sheep. */
  public abstract int sheep();

  /** Whether a position that makes a draw in the end has come back. */
  boolean isBack() {
    return false;
  }

  /** How the game stands, once {@link #count()} has said 0. */
  public abstract Standing standing();

  /** The same for the side to move: 1 for a won game, -1 for a lost one, else 0. */
  public final int result() {
    return switch (standing()) {
      case DRAWN, OPEN -> 0;
      case WOLVES_WON -> toMove() == Side.WOLVES ? 1 : -1;
      case SHEEP_WON -> toMove() == Side.SHEEP ? 1 : -1;
    };
  }

  public abstract Side toMove();

  /** What stands on the board, as the rules say it. */
  public abstract HuntPosition position();

  /** A fresh game of the same kind, to copy into. */
  public abstract PackedHunt another();

  /** Becomes equal to another game of the same kind. */
  public final void copyFrom(PackedHunt other) {
    past.copyFrom(other.past);
    copyBoard(other);
  }

  /**
   * The same without copying the past, for lines of play that are tried one after the other: this
   * game is good until the other, or the next that goes on from it, is played.
   */
  final void goOnFrom(PackedHunt other) {
    past.goOnFrom(other.past);
    copyBoard(other);
  }

  /** Takes over all but the past. */
  abstract void copyBoard(PackedHunt other);

  /** The twin of a state of any hunt. */
  public static PackedHunt twin(Hunt<?> state) {
    return switch (state.position()) {
      case KukuliPosition _ -> PackedKukuli.of(typed(state));
      case BaghChalPosition _ -> PackedBaghChal.of(typed(state));
      case BaghBandiPosition _ -> PackedBaghBandi.of(typed(state));
      default -> throw new IllegalArgumentException("no packed twin of " + state);
    };
  }

  @SuppressWarnings("unchecked") // a hunt's past holds positions of one kind
  private static <P> Hunt<P> typed(Hunt<?> state) {
    return (Hunt<P>) state;
  }

  /**
   * Counts the ways the game can go, as {@link bergerie.rules.scenario.Perft} does by the rules.
   */
  public final long perft(int depth) {
    PackedHunt[] spare = new PackedHunt[depth];
    for (int i = 0; i < depth; i++) {
      spare[i] = another();
    }
    return perft(depth, spare);
  }

  private long perft(int depth, PackedHunt[] spare) {
    if (depth == 0) {
      return 1;
    }
    int moves = count();
    if (depth == 1) {
      return moves;
    }
    PackedHunt next = spare[depth - 1];
    long total = 0;
    for (int move = 0; move < moves; move++) {
      next.goOnFrom(this);
      next.play(move);
      total += next.perft(depth - 1, spare);
    }
    return total;
  }

  /** Mixes the bits of a number. */
  static long mixed(long bits) {
    long z = bits * 0x9E3779B97F4A7C15L;
    z = (z ^ z >>> 32) * 0xD6E8FEB86659FD93L;
    return z ^ z >>> 29;
  }

  /** The start of a game by its id and set-up. */
  public static PackedHunt start(String game, Setup setup) {
    return switch (game) {
      case "kukuli" -> PackedKukuli.of(setup);
      case "bagh-chal" -> PackedBaghChal.of(setup);
      case "bagh-bandi" -> PackedBaghBandi.of(setup);
      default -> throw new IllegalArgumentException("no packed twin of " + game);
    };
  }
}
