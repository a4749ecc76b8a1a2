package bergerie.bots.packed;

import bergerie.bots.Thought;
import bergerie.bots.mcts.Judge;
import bergerie.rules.hunt.Side;
import java.util.Arrays;

/**
 * Searches a hunt move by move, one deeper each time (iterative deepening), as long as its thought
 * lasts: principal variation search, which is alpha-beta with null windows, with a transposition
 * table, killer moves, a history heuristic and late move reductions. It keeps its arrays from
 * search to search but no findings, so that equal positions give equal moves; it serves one thread
 * at a time.
 */
public final class HuntSearch {

  /** The score of a won position; less one for each move until then. */
  public static final int WIN = 30_000;

  /** From here on a score is a forced win. */
  private static final int SURE = WIN - 1_000;

  private static final int DEEPEST = 96;

  /** So many positions are looked at between two looks at the time. */
  private static final int CHECK = 1_024;

  /** So many moves deep, positions that are the same up to symmetry are searched once. */
  private static final int TURNED = 8;

  /** Late moves that capture nothing are looked at less deeply. */
  private static final int LATE = 4;

  private static final int VERY_LATE = 14;

  private static final int FROM_TABLE = 1 << 30;
  private static final int CAPTURE = 1 << 24;
  private static final int KILLER = 1 << 23;
  private static final int MOST_MERIT = 1 << 22;

  /**
   * What was found.
   *
   * @param score for the side to move, in hundredths of a sheep; near {@link #WIN} for a forced win
   * @param depth how many moves deep the search has looked everywhere
   */
  public record Found(int move, int score, int depth, long nodes) {

    /** What a score means in victories of the side to move, from 0 to 1; a draw counts half. */
    public double share() {
      return Judge.chance(score * Experience.HUNDREDTH);
    }

    /**
     * In how many moves of both sides the side to move wins or, if negative, loses; else 0. From
     * {@link Knowledge#FAR} on, only that it is so is known.
     */
    public int end() {
      int left = WIN - Math.abs(score);
      return left > WIN - SURE ? 0 : Integer.signum(score) * left;
    }
  }

  private final Knowledge knowledge;
  private final HuntTable table;
  private final PackedHunt[] line = new PackedHunt[DEEPEST + 1];
  private final MoveList[] lists = new MoveList[DEEPEST + 1];
  private final int[] killers = new int[DEEPEST + 1];
  private final int[][] merits = new int[2][MoveList.WAYS];

  private Thought.Watch watch = Thought.of(1).start();
  private long nodes;
  private long nextCheck;
  private boolean stopped;

  HuntSearch(PackedHunt kind, Knowledge knowledge, HuntTable table) {
    this.knowledge = knowledge;
    this.table = table;
    for (int i = 0; i <= DEEPEST; i++) {
      line[i] = kind.another();
      lists[i] = new MoveList();
    }
  }

  /** A search for games of one kind, with memory for thoughts of this size. */
  public static HuntSearch of(PackedHunt kind, Knowledge knowledge, Thought thought) {
    return new HuntSearch(kind, knowledge, HuntTable.fit(thought));
  }

  /**
   * The best move of a game that is not over.
   *
   * @param slips what is added to the score of each move that does not decide the game; moves with
   *     equal sums are taken in the order of {@code order}
   */
  public Found search(
      PackedHunt root, int[] order, int[] slips, Thought.Watch thought, int deepest) {
    table.clear();
    return search(root, order, slips, thought, 1, deepest);
  }

  /** The same with what the table knows already, beginning at some depth. */
  Found search(
      PackedHunt root,
      int[] order,
      int[] slips,
      Thought.Watch thought,
      int shallowest,
      int deepest) {
    Arrays.fill(killers, -1);
    Arrays.fill(merits[0], 0);
    Arrays.fill(merits[1], 0);
    watch = thought;
    nodes = 0;
    nextCheck = 0;
    stopped = false;
    line[0].copyFrom(root);
    int[] moves = order.clone();
    Found found = new Found(moves[0], 0, 0, 0);
    for (int depth = shallowest; depth <= Math.min(deepest, DEEPEST) && !stopped; depth++) {
      int score = lookAround(moves, slips, depth, found.score());
      found = new Found(moves[0], score, stopped ? found.depth() : depth, nodes);
      if (Math.abs(score) >= SURE && WIN - Math.abs(score) <= depth) {
        break;
      }
    }
    return found;
  }

  /** One round over the first moves; the best comes to the front. Answers its score. */
  private int lookAround(int[] moves, int[] slips, int depth, int before) {
    int best = -WIN;
    int score = before;
    for (int i = 0; i < moves.length; i++) {
      int move = moves[i];
      int slip = slips[move];
      int alpha = best - slip;
      nodes++;
      line[1].goOnFrom(line[0]);
      line[1].play(move);
      int value = i == 0 ? -WIN : -search(1, depth - 1, -alpha - 1, -alpha);
      if (!stopped && (i == 0 || value > alpha)) {
        value = -search(1, depth - 1, -WIN, i == 0 ? WIN : -alpha);
      }
      if (stopped) {
        return score;
      }
      int sum = Math.abs(value) >= SURE ? value : value + slip;
      if (sum > best || i == 0) {
        best = sum;
        score = value;
        System.arraycopy(moves, 0, moves, 1, i);
        moves[0] = move;
      }
    }
    return score;
  }

  private void enter(int ply, int move) {
    nodes++;
    line[ply + 1].goOnFrom(line[ply]);
    line[ply + 1].play(lists[ply], move);
  }

  private int search(int ply, int depth, int low, int high) {
    PackedHunt game = line[ply];
    if (game.isBack()) {
      return 0;
    }
    int known = knowledge.value(game);
    if (known != Knowledge.UNKNOWN) {
      return known == 0 ? 0 : known > 0 ? WIN - ply - known : ply - known - WIN;
    }
    if (depth <= 0 || ply == DEEPEST) {
      return game.isOver() ? game.result() * (WIN - ply) : promised(game);
    }
    if (isSpent()) {
      return 0;
    }
    int turn = ply <= TURNED ? leastTurn(game) : 0;
    long hash = turn == 0 ? game.hash() : game.hash(turn);
    long finding = table.find(hash);
    if (finding != HuntTable.NOTHING && HuntTable.depth(finding) >= depth) {
      int score = fromTable(HuntTable.score(finding), ply);
      int bound = HuntTable.bound(finding);
      if (bound == HuntTable.EXACT
          || (bound == HuntTable.AT_LEAST && score >= high)
          || (bound == HuntTable.AT_MOST && score <= low)) {
        return score;
      }
    }
    MoveList moves = lists[ply];
    int count = game.list(moves);
    if (count == 0) {
      return game.result() * (WIN - ply);
    }
    rank(moves, game, ply, turn, finding);
    return tryAll(ply, depth, low, high, turn, hash);
  }

  /** How to turn the board so that all positions that are the same up to symmetry fall together. */
  private static int leastTurn(PackedHunt game) {
    int least = 0;
    long leastHash = game.hash();
    for (int turn = game.symmetries().count() - 1; turn > 0; turn--) {
      long hash = game.hash(turn);
      if (hash < leastHash) {
        least = turn;
        leastHash = hash;
      }
    }
    return least;
  }

  private static int turned(int way, PackedHunt game, int turn) {
    return turn == 0 ? way : MoveList.turned(way, game.symmetries(), turn);
  }

  private boolean isSpent() {
    if (nodes >= nextCheck) {
      nextCheck = nodes + CHECK;
      stopped = watch.spent(nodes);
    }
    return stopped;
  }

  private int tryAll(int ply, int depth, int low, int high, int turn, long hash) {
    MoveList moves = lists[ply];
    int side = line[ply].toMove().ordinal();
    int count = moves.size();
    int best = -WIN;
    int bestMove = 0;
    int alpha = low;
    for (int i = 0; i < count && alpha < high; i++) {
      int move = moves.takeBest();
      boolean quiet = moves.captures(move) == 0;
      enter(ply, move);
      int score;
      if (i == 0) {
        score = -search(ply + 1, depth - 1, -high, -alpha);
      } else {
        int less = quiet && depth >= 3 && i >= LATE ? i >= VERY_LATE && depth >= 5 ? 2 : 1 : 0;
        score = -search(ply + 1, depth - 1 - less, -alpha - 1, -alpha);
        if (score > alpha && (less > 0 || score < high) && !stopped) {
          score = -search(ply + 1, depth - 1, -high, -alpha);
        }
      }
      if (stopped) {
        return 0;
      }
      if (score > best) {
        best = score;
        bestMove = move;
        alpha = Math.max(alpha, score);
      }
    }
    if (best >= high && moves.captures(bestMove) == 0) {
      praise(side, moves.way(bestMove), ply, depth);
    }
    int bound =
        best >= high ? HuntTable.AT_LEAST : best > low ? HuntTable.EXACT : HuntTable.AT_MOST;
    int way = turned(moves.way(bestMove), line[ply], turn);
    table.keep(hash, depth, bound, toTable(best, ply), way);
    return best;
  }

  /** Likely good moves first: what the table says, captures, and what refuted others. */
  private void rank(MoveList moves, PackedHunt game, int ply, int turn, long finding) {
    int fromTable =
        finding == HuntTable.NOTHING
            ? -1
            : turned(HuntTable.way(finding), game, game.symmetries().inverse(turn));
    int[] merit = merits[game.toMove().ordinal()];
    for (int n = 0; n < moves.size(); n++) {
      int way = moves.way(n);
      int captures = moves.captures(n);
      int rank = captures > 0 ? CAPTURE * captures : way == killers[ply] ? KILLER : merit[way];
      moves.rank(n, way == fromTable ? FROM_TABLE : rank);
    }
  }

  private void praise(int side, int way, int ply, int depth) {
    killers[ply] = way;
    merits[side][way] += depth * depth;
    if (merits[side][way] > MOST_MERIT) {
      for (int i = 0; i < MoveList.WAYS; i++) {
        merits[side][i] >>= 1;
      }
    }
  }

  private static int promised(PackedHunt game) {
    return game.toMove() == Side.WOLVES ? game.promise() : -game.promise();
  }

  /** In the table a win counts its moves from the position, not from the root. */
  private static int toTable(int score, int ply) {
    return Math.abs(score) < SURE ? score : score + Integer.signum(score) * ply;
  }

  private static int fromTable(int score, int ply) {
    return Math.abs(score) < SURE ? score : score - Integer.signum(score) * ply;
  }
}
