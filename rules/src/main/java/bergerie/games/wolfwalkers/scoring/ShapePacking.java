package bergerie.games.wolfwalkers.scoring;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A shape in all its turned and mirrored ways to lie in the square of 25 cells, and the most copies
 * of it that lie apart (WW-10).
 */
final class ShapePacking {

  /** How often a shape is there, and in which cells. */
  record Found(int times, int cells) {}

  private record Spot(int row, int column) {
    Spot turned() {
      return new Spot(column, -row);
    }

    Spot mirrored() {
      return new Spot(row, -column);
    }
  }

  private final Icon[] icons;
  private final int[] masks;
  // For each mask, the cells of the icons in every order that makes the shape.
  private final int[][][] orders;

  ShapePacking(Objective.Shape shape) {
    List<Spot> spots = new ArrayList<>();
    List<Icon> wanted = new ArrayList<>();
    for (int row = 0; row < shape.rows().size(); row++) {
      for (int column = 0; column < shape.rows().get(row).length(); column++) {
        Spot spot = new Spot(row, column);
        Icon.of(shape.rows().get(row).charAt(column))
            .ifPresent(
                icon -> {
                  spots.add(spot);
                  wanted.add(icon);
                });
      }
    }
    icons = wanted.toArray(Icon[]::new);
    Map<Integer, Map<String, int[]>> found = new TreeMap<>();
    List<Spot> way = spots;
    for (int turn = 0; turn < 4; turn++) {
      collect(way, found);
      collect(way.stream().map(Spot::mirrored).toList(), found);
      way = way.stream().map(Spot::turned).toList();
    }
    masks = found.keySet().stream().mapToInt(Integer::intValue).toArray();
    orders =
        found.values().stream()
            .map(cells -> cells.values().toArray(int[][]::new))
            .toArray(int[][][]::new);
  }

  private void collect(List<Spot> way, Map<Integer, Map<String, int[]>> found) {
    for (int down = -Grid.SPAN; down <= Grid.SPAN; down++) {
      for (int right = -Grid.SPAN; right <= Grid.SPAN; right++) {
        int[] cells = new int[icons.length];
        int mask = 0;
        for (int i = 0; i < cells.length; i++) {
          int row = way.get(i).row() + down;
          int column = way.get(i).column() + right;
          if (row >= 0 && row < Grid.SPAN && column >= 0 && column < Grid.SPAN) {
            cells[i] = row * Grid.SPAN + column;
            mask |= 1 << cells[i];
          }
        }
        if (Integer.bitCount(mask) == cells.length) {
          found.computeIfAbsent(mask, _ -> new TreeMap<>()).putIfAbsent(lettered(cells), cells);
        }
      }
    }
  }

  /** Which letter lies where: two ways with the same text are one. */
  private String lettered(int[] cells) {
    char[] square = ".".repeat(Grid.FULL).toCharArray();
    for (int i = 0; i < cells.length; i++) {
      square[cells[i]] = icons[i].letter();
    }
    return new String(square);
  }

  /**
   * The most copies that share no card.
   *
   * @param jokers cells of Stories that may stand for one icon of each copy
   * @param wild how many copies may have one cell with any Story
   */
  Found most(Layout ground, int jokers, int wild) {
    int[] exact = new int[masks.length];
    int[] loose = new int[wild > 0 ? masks.length : 0];
    int exacts = 0;
    int looses = 0;
    for (int i = 0; i < masks.length; i++) {
      if ((masks[i] & ground.stories()) != masks[i]) {
        continue;
      }
      int missing = missing(i, ground, jokers);
      if (missing == 0) {
        exact[exacts++] = masks[i];
      } else if (missing == 1 && wild > 0) {
        loose[looses++] = masks[i];
      }
    }
    if (exacts + looses == 0) {
      return new Found(0, 0);
    }
    Search search = new Search(exact, exacts, loose, looses, icons.length);
    search.from(ground.stories(), 0, 0, wild);
    return new Found(search.most, search.cells);
  }

  /** How many icons are missing from this mask in its best order, after a joker's help. */
  private int missing(int mask, Layout ground, int jokers) {
    int least = icons.length;
    for (int[] cells : orders[mask]) {
      int missing = 0;
      int helped = 0;
      for (int i = 0; i < cells.length; i++) {
        int bit = 1 << cells[i];
        if ((ground.showing(icons[i]) & bit) == 0) {
          missing++;
          helped |= jokers & bit;
        }
      }
      least = Math.min(least, helped != 0 ? missing - 1 : missing);
    }
    return least;
  }

  /** Exact search: the lowest cell in play is in one of its copies, or in none. */
  private static final class Search {
    private final int[] exact;
    private final int exacts;
    private final int[] loose;
    private final int looses;
    private final int size;
    private int most;
    private int cells;

    Search(int[] exact, int exacts, int[] loose, int looses, int size) {
      this.exact = exact;
      this.exacts = exacts;
      this.loose = loose;
      this.looses = looses;
      this.size = size;
    }

    void from(int free, int times, int used, int wild) {
      if (times > most) {
        most = times;
        cells = used;
      }
      int inPlay = union(exact, exacts, free) | (wild > 0 ? union(loose, looses, free) : 0);
      if (inPlay == 0 || times + Integer.bitCount(inPlay) / size <= most) {
        return;
      }
      int lowest = Integer.lowestOneBit(inPlay);
      for (int i = 0; i < exacts; i++) {
        if ((exact[i] & lowest) != 0 && (exact[i] & inPlay) == exact[i]) {
          from(inPlay & ~exact[i], times + 1, used | exact[i], wild);
        }
      }
      for (int i = 0; i < looses && wild > 0; i++) {
        if ((loose[i] & lowest) != 0 && (loose[i] & inPlay) == loose[i]) {
          from(inPlay & ~loose[i], times + 1, used | loose[i], wild - 1);
        }
      }
      from(inPlay & ~lowest, times, used, wild);
    }

    private static int union(int[] masks, int count, int free) {
      int union = 0;
      for (int i = 0; i < count; i++) {
        if ((masks[i] & free) == masks[i]) {
          union |= masks[i];
        }
      }
      return union;
    }
  }
}
