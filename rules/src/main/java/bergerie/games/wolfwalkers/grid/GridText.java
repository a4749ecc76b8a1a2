package bergerie.games.wolfwalkers.grid;

import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A full grid as text: five lines of five cells parted by blanks, {@code #14} for the Story side of
 * card 14, {@code [14]} for its Objective side.
 */
public final class GridText {

  private static final Pattern FACE = Pattern.compile("#([1-9][0-9]?)|\\[([1-9][0-9]?)\\]");

  private final Deck deck;

  public GridText(Deck deck) {
    this.deck = deck;
  }

  public Reading<Grid> read(String text) {
    List<String> lines = text.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    if (lines.size() != Grid.SPAN) {
      return Reading.garbled(
          new Words(
                  "expected 5 lines of cards, found {0}", "attendu 5 lignes de cartes, trouvé {0}")
              .with(lines.size()));
    }
    List<Placed> cards = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (int row = 0; row < lines.size(); row++) {
      List<String> cells = Arrays.asList(lines.get(row).split("\\s+", -1));
      if (cells.size() != Grid.SPAN) {
        return garbled(row, "5 cards", "5 cartes", String.valueOf(cells.size()));
      }
      for (int column = 0; column < cells.size(); column++) {
        Optional<Placed> placed = face(cells.get(column), new Cell(column, -row));
        if (placed.isEmpty() || !deck.has(placed.get().card())) {
          return garbled(
              row,
              "a card from 1 to 55 as #14 (its Story) or [14] (its Objective)",
              "une carte de 1 à 55 comme #14 (son Histoire) ou [14] (son Objectif)",
              cells.get(column));
        }
        if (!seen.add(placed.get().card())) {
          return garbled(
              row, "every card at most once", "chaque carte une fois au plus", cells.get(column));
        }
        cards.add(placed.get());
      }
    }
    return Reading.of(new Grid(cards, Optional.empty()));
  }

  private static Reading<Grid> garbled(int row, String en, String fr, String found) {
    return Reading.garbled(
        new Words("row {0}: expected {1}, found “{3}”", "rangée {0} : attendu {2}, trouvé « {3} »")
            .with(row + 1, en, fr, found));
  }

  /** A card as {@code #14} or {@code [14]}. */
  public static Optional<Placed> face(String text, Cell cell) {
    Matcher matcher = FACE.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String story = matcher.group(1);
    return Optional.of(
        story != null
            ? Placed.fresh(cell, Integer.parseInt(story), Side.STORY)
            : Placed.fresh(cell, Integer.parseInt(matcher.group(2)), Side.OBJECTIVE));
  }
}
