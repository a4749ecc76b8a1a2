package bergerie.games.wolfwalkers;

import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.games.wolfwalkers.grid.Placed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The scoring of a full grid written a second time, the plain way: letters in a square of text, a
 * shape tried at every cell in every turn, and every choice of copies tried.
 */
final class PlainCount {

  private final String[][] letters = new String[5][5];
  private final Card[][] objectives = new Card[5][5];

  PlainCount(Deck deck, Grid grid) {
    for (Placed placed : grid.cards()) {
      int row = -placed.cell().y();
      int column = placed.cell().x();
      Card card = deck.card(placed.card());
      letters[row][column] = placed.isStory() ? Icon.letters(card.icons()) : "";
      if (!placed.isStory()) {
        objectives[row][column] = card;
      }
    }
  }

  List<Integer> points() {
    List<Integer> points = new ArrayList<>();
    for (int row = 0; row < 5; row++) {
      for (int column = 0; column < 5; column++) {
        if (objectives[row][column] != null) {
          Objective objective = objectives[row][column].objective();
          points.add(objective.points() * times(objective, row, column));
        }
      }
    }
    return points;
  }

  private int times(Objective objective, int row, int column) {
    String pattern = objective.pattern();
    return switch (objective.kind()) {
      case SHAPE -> most(new ArrayList<>(copies(pattern)), 0, new HashSet<>());
      case ARROW -> inSight(pattern, row, column);
      case CROSSED -> inSight(pattern, row, column) == 0 ? 1 : 0;
      case PAIR -> {
        int count = 0;
        for (int r = 0; r < 5; r++) {
          for (int c = 0; c < 5; c++) {
            count += all(pattern, letters[r][c]) ? 1 : 0;
          }
        }
        yield count;
      }
      case SIGHTED_PAIR -> inSight(pattern, row, column);
      case BALANCE -> {
        int left = total(pattern.substring(0, 1));
        yield left > 0 && left == total(pattern.substring(2)) ? 1 : 0;
      }
    };
  }

  private int inSight(String wanted, int row, int column) {
    int count = 0;
    for (int i = 0; i < 5; i++) {
      count += i != column && all(wanted, letters[row][i]) ? 1 : 0;
      count += i != row && all(wanted, letters[i][column]) ? 1 : 0;
    }
    return count;
  }

  private int total(String letter) {
    int count = 0;
    for (String[] row : letters) {
      for (String cell : row) {
        count += cell.contains(letter) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean all(String wanted, String found) {
    return wanted.chars().allMatch(c -> found.indexOf(c) >= 0);
  }

  private Set<Set<Integer>> copies(String pattern) {
    Set<Set<Integer>> copies = new HashSet<>();
    String way = pattern;
    for (int turn = 0; turn < 4; turn++) {
      for (String drawn : List.of(way, mirrored(way))) {
        for (int row = 0; row < 5; row++) {
          for (int column = 0; column < 5; column++) {
            Set<Integer> cells = copy(drawn.split("/", -1), row, column);
            if (!cells.isEmpty()) {
              copies.add(cells);
            }
          }
        }
      }
      way = turned(way);
    }
    return copies;
  }

  private Set<Integer> copy(String[] rows, int row, int column) {
    Set<Integer> cells = new HashSet<>();
    for (int r = 0; r < rows.length; r++) {
      for (int c = 0; c < rows[r].length(); c++) {
        String letter = rows[r].substring(c, c + 1);
        if (letter.equals(".")) {
          continue;
        }
        if (row + r > 4 || column + c > 4 || !letters[row + r][column + c].contains(letter)) {
          return Set.of();
        }
        cells.add(5 * (row + r) + column + c);
      }
    }
    return cells;
  }

  private static String mirrored(String pattern) {
    List<String> rows = new ArrayList<>();
    for (String row : pattern.split("/", -1)) {
      rows.add(new StringBuilder(row).reverse().toString());
    }
    return String.join("/", rows);
  }

  private static String turned(String pattern) {
    String[] rows = pattern.split("/", -1);
    List<String> turned = new ArrayList<>();
    for (int column = 0; column < rows[0].length(); column++) {
      StringBuilder row = new StringBuilder();
      for (int r = rows.length - 1; r >= 0; r--) {
        row.append(rows[r].charAt(column));
      }
      turned.add(row.toString());
    }
    return String.join("/", turned);
  }

  private static int most(List<Set<Integer>> copies, int from, Set<Integer> used) {
    int most = 0;
    for (int i = from; i < copies.size(); i++) {
      if (copies.get(i).stream().noneMatch(used::contains)) {
        Set<Integer> more = new HashSet<>(used);
        more.addAll(copies.get(i));
        most = Math.max(most, 1 + most(copies, i + 1, more));
      }
    }
    return most;
  }
}
