package bergerie.games.wolfwalkers.grid;

import bergerie.games.wolfwalkers.cards.CardMark;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A grid in the line of a state: the cell of its upper left corner, then its rows from the top
 * parted by {@code /}, with {@code .} for a gap: {@code -1,2 #51 [30] / . #12}. After a card: icons
 * added or erased {@code ^NF}, marks {@code ~any}, {@code ~4-2}, {@code ~near1}, {@code
 * ~diagonals}, and {@code *} for the card placed last.
 */
public final class GridLine {

  private static final Pattern CARD =
      Pattern.compile("(#[0-9]+|\\[[0-9]+\\])(?:\\^([A-Z]+))?((?:~[a-z0-9-]+)*)(\\*?)");

  private GridLine() {}

  public static String write(Grid grid) {
    Frame frame = Frame.of(grid);
    StringBuilder text = new StringBuilder();
    text.append(new Cell(frame.left(), frame.top()));
    for (int y = frame.top(); y >= frame.bottom(); y--) {
      text.append(y == frame.top() ? "" : " /");
      for (int x = frame.left(); x <= frame.right(); x++) {
        text.append(' ').append(grid.at(new Cell(x, y)).map(c -> write(grid, c)).orElse("."));
      }
    }
    return text.toString();
  }

  private static String write(Grid grid, Placed placed) {
    StringBuilder text = new StringBuilder(placed.side().write(placed.card()));
    if (placed.retouched() != 0) {
      text.append('^').append(Icon.letters(placed.retouched()));
    }
    placed.marks().forEach(mark -> text.append('~').append(write(mark)));
    if (grid.last().filter(placed.cell()::equals).isPresent()) {
      text.append('*');
    }
    return text.toString();
  }

  private static String write(CardMark mark) {
    return switch (mark) {
      case CardMark.AnyStory _ -> "any";
      case CardMark.Stake(int plus, int minus) -> plus + "-" + minus;
      case CardMark.Tolerance(int difference) -> "near" + difference;
      case CardMark.Diagonals _ -> "diagonals";
    };
  }

  public static Reading<Grid> read(Deck deck, String text) {
    List<String> words = new ArrayList<>(Arrays.asList(text.strip().split("\\s+", -1)));
    Cell corner = Cell.read(words.getFirst()).orElse(Cell.FIRST);
    if (Cell.read(words.getFirst()).isPresent()) {
      words.removeFirst();
    }
    List<Placed> cards = new ArrayList<>();
    Optional<Cell> last = Optional.empty();
    Cell cell = corner;
    for (String word : words) {
      if (word.equals("/")) {
        cell = new Cell(corner.x(), cell.y() - 1);
        continue;
      }
      if (!word.equals(".")) {
        Optional<Placed> card = card(word, cell).filter(placed -> deck.has(placed.card()));
        if (card.isEmpty()) {
          return garbled(word);
        }
        cards.add(card.get());
        last = word.endsWith("*") ? Optional.of(cell) : last;
      }
      cell = cell.shifted(1, 0);
    }
    Grid grid = new Grid(cards, last);
    return cards.isEmpty() || !Frame.of(grid).fits() ? garbled(text) : Reading.of(grid);
  }

  private static Reading<Grid> garbled(String found) {
    return Reading.garbled(
        new Words(
                "“{0}”: expected the upper left cell and at most 5 × 5 cards, as -1,2 #51 [30] / ."
                    + " #12",
                "« {0} » : attendu la case en haut à gauche et au plus 5 × 5 cartes, comme -1,2"
                    + " #51 [30] / . #12")
            .with(found));
  }

  private static Optional<Placed> card(String word, Cell cell) {
    Matcher matcher = CARD.matcher(word);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Optional<Placed> face = GridText.face(word.substring(0, matcher.end(1)), cell);
    String letters = matcher.group(2);
    Optional<List<Icon>> icons = Icon.read(letters == null ? "" : letters);
    List<CardMark> marks = new ArrayList<>();
    String marked = word.substring(matcher.start(3), matcher.end(3));
    for (String mark :
        marked.isEmpty() ? List.<String>of() : List.of(marked.substring(1).split("~", -1))) {
      Optional<CardMark> known = mark(mark);
      if (known.isEmpty()) {
        return Optional.empty();
      }
      marks.add(known.get());
    }
    return face.flatMap(
        placed ->
            icons.map(set -> new Placed(cell, placed.card(), placed.side(), Icon.set(set), marks)));
  }

  private static Optional<CardMark> mark(String text) {
    if (text.matches("[0-9]-[0-9]")) {
      return Optional.of(new CardMark.Stake(text.charAt(0) - '0', text.charAt(2) - '0'));
    }
    if (text.matches("near[1-9]")) {
      return Optional.of(new CardMark.Tolerance(text.charAt(4) - '0'));
    }
    return switch (text) {
      case "any" -> Optional.of(new CardMark.AnyStory());
      case "diagonals" -> Optional.of(new CardMark.Diagonals());
      default -> Optional.empty();
    };
  }
}
