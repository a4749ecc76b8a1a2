package bergerie.bots.layers;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.board.Symmetries;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.board.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What stays the same in all layers of Bagh Bandi. Fewer sheep and captures than by the rules make
 * a smaller game.
 *
 * <p>How many sheep lie under the top one of each stack is one number, three bits a home, as in
 * {@link BaghBandiPosition}.
 *
 * @param homes where stacks stand (BB-1)
 * @param flock how many sheep there are at the start
 * @param toWin the capture that wins (BB-5)
 */
public record BandiGround(List<Point> homes, int flock, int toWin, Symmetries symmetries) {

  /** How many sheep lie under others at the start. */
  public static final int HIGHEST =
      BaghBandiPosition.FLOCK - BaghBandiPosition.FLOCK / BaghBandiPosition.STACK;

  private static final int UNDER_BITS = 3;
  private static final int UNDER_MASK = (1 << UNDER_BITS) - 1;

  public BandiGround(List<Point> homes, int flock, int toWin) {
    this(
        homes,
        flock,
        toWin,
        Symmetries.of(BOARD, homes.stream().mapToInt(Point::bit).reduce(0, (a, b) -> a | b)));
  }

  /** As by the rules. */
  public static BandiGround of(Field field) {
    return new BandiGround(field.homes(), BaghBandiPosition.FLOCK, BaghBandiPosition.TO_WIN);
  }

  /** The tables have the name of the homes. */
  String table() {
    return homes.stream()
        .map(home -> home.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining("", "bagh-bandi-", ""));
  }

  public static int under(int under, int home) {
    return under >>> (UNDER_BITS * home) & UNDER_MASK;
  }

  /** How many sheep lie under others in all. */
  int level(int under) {
    int level = 0;
    for (int home = 0; home < homes.size(); home++) {
      level += under(under, home);
    }
    return level;
  }

  /** The points on which stacks of at least two stand. */
  public int stacks(int under) {
    int stacks = 0;
    for (int home = 0; home < homes.size(); home++) {
      stacks |= under(under, home) > 0 ? homes.get(home).bit() : 0;
    }
    return stacks;
  }

  /** One sheep less in the stack on a home. */
  public static int lower(int under, int home) {
    return under - (1 << (UNDER_BITS * home));
  }

  /** The stacks, turned on the board. */
  public int turned(int symmetry, int under) {
    int turned = 0;
    for (int home = 0; home < homes.size(); home++) {
      int image = symmetries.image(symmetry, homes.get(home).bit());
      turned |= under(under, home) << (UNDER_BITS * home(image));
    }
    return turned;
  }

  private int home(int bit) {
    for (int home = 0; home < homes.size(); home++) {
      if (homes.get(home).bit() == bit) {
        return home;
      }
    }
    throw new IllegalArgumentException("no home");
  }

  /** The symmetry that turns stacks to those that stand for all they can be turned to. */
  public int turn(int under) {
    int best = 0;
    for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
      best = turned(symmetry, under) > turned(best, under) ? symmetry : best;
    }
    return best;
  }

  /** The symmetries that leave stacks as they are. */
  public List<Integer> stabilizer(int under) {
    return IntStream.range(0, symmetries.count())
        .filter(symmetry -> turned(symmetry, under) == under)
        .boxed()
        .toList();
  }

  /**
   * The layers with so many sheep under others, those with the most captures first. Of layers that
   * can be turned to each other there is one.
   */
  public List<BandiStage> stages(int level) {
    List<Integer> heights =
        IntStream.range(0, 1 << (UNDER_BITS * homes.size()))
            .filter(under -> level(under) == level && low(under))
            .filter(under -> turned(turn(under), under) == under)
            .boxed()
            .toList();
    List<BandiStage> stages = new ArrayList<>();
    for (int captured = toWin - 1; captured >= 0; captured--) {
      for (int under : heights) {
        BandiStage stage = new BandiStage(this, under, captured);
        if (stage.singles() >= 0) {
          stages.add(stage);
        }
      }
    }
    return stages;
  }

  private boolean low(int under) {
    return IntStream.range(0, homes.size())
        .allMatch(home -> under(under, home) < BaghBandiPosition.STACK);
  }
}
