package bergerie.games.wolfwalkers.view;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The table in plain text. */
public final class Picture {

  private static final int WIDTH = 10;

  private Picture() {}

  public static String of(TaleView view) {
    List<String> lines = new ArrayList<>();
    lines.add(doing(view.doing()));
    view.permanent().ifPresent(card -> lines.add("Permanent " + variant(card)));
    view.powers()
        .forEach(
            card ->
                lines.add(
                    "Power "
                        + variant(card)
                        + (card.usedBy().isEmpty()
                            ? ""
                            : " (used by " + seats(card.usedBy()) + ")")));
    view.destiny().ifPresent(face -> lines.add("For all: " + full(face)));
    lines.add(pile(view.pile()));
    view.pile()
        .known()
        .forEach(
            card ->
                lines.add(
                    "  card %d: %s, %s"
                        .formatted(card.depth(), shown(card.story()), full(card.objective()))));
    view.pile()
        .among()
        .forEach(
            some ->
                lines.add("  among cards %s: %s".formatted(some.depths(), faces(some.cards()))));
    lines.add("Market:");
    view.market().forEach(place -> lines.add("  " + place(place)));
    if (!view.hand().isEmpty()) {
      lines.add("Your hand:");
      view.hand().forEach(face -> lines.add("  " + full(face)));
    }
    view.grids().forEach(grid -> grid(grid, lines));
    return String.join("\n", lines);
  }

  private static String doing(TaleView.Doing doing) {
    String seat = doing.seat().map(Picture::seat).orElse("The deal");
    String task = doing.task().map(Words::en).map(text -> ": " + text).orElse("");
    String twists = doing.twists().stream().map(t -> " " + t.en()).collect(Collectors.joining());
    return switch (doing.step()) {
      case DRAW -> "A card is drawn.";
      case KEEP -> seat + " chooses the first card.";
      case TAKE -> seat + " takes a card." + twists;
      case CHOOSE -> seat + " carries out a Power" + task;
      case RETOUCH -> seat + " may swap two adjacent cards.";
      case OVER -> "The game is over.";
    };
  }

  private static String variant(TaleView.VariantCard card) {
    return card.id() + " " + card.title().en() + ": " + card.text().en();
  }

  private static String seat(int seat) {
    return "P" + (seat + 1);
  }

  private static String seats(List<Integer> seats) {
    return seats.stream().map(Picture::seat).collect(Collectors.joining(", "));
  }

  private static String pile(TaleView.PileView pile) {
    return "Pile: " + pile.size() + pile.top().map(face -> ", on top " + shown(face)).orElse("");
  }

  private static String shown(TaleView.Face face) {
    return face.side() == Side.STORY
        ? "#" + face.card() + " " + Icon.letters(Icon.set(face.icons()))
        : "[" + face.card() + "]";
  }

  private static String faces(List<TaleView.Face> faces) {
    return faces.stream().map(Picture::shown).collect(Collectors.joining(", "));
  }

  private static String full(TaleView.Face face) {
    return shown(face)
        + face.objective().map(aim -> " " + aim.title().en() + ": " + aim.text().en()).orElse("");
  }

  private static String place(TaleView.PlaceView place) {
    return place.place()
        + " "
        + place.card().map(Picture::full).orElse("-")
        + place.reservedBy().map(seat -> " (reserved by " + seat(seat) + ")").orElse("");
  }

  private static void grid(TaleView.GridView grid, List<String> lines) {
    lines.add(seat(grid.seat()) + ": " + grid.total() + bound(grid));
    Map<Cell, String> cells = new HashMap<>();
    grid.cards().forEach(laid -> cells.put(laid.cell(), shown(laid.face())));
    if (!cells.isEmpty()) {
      int left = cells.keySet().stream().mapToInt(Cell::x).min().orElse(0);
      int right = cells.keySet().stream().mapToInt(Cell::x).max().orElse(0);
      int bottom = cells.keySet().stream().mapToInt(Cell::y).min().orElse(0);
      int top = cells.keySet().stream().mapToInt(Cell::y).max().orElse(0);
      for (int y = top; y >= bottom; y--) {
        StringBuilder row = new StringBuilder("%4d  ".formatted(y));
        for (int x = left; x <= right; x++) {
          row.append(("%-" + WIDTH + "s").formatted(cells.getOrDefault(new Cell(x, y), ".")));
        }
        lines.add(row.toString().stripTrailing());
      }
      StringBuilder columns = new StringBuilder(" ".repeat(6));
      for (int x = left; x <= right; x++) {
        columns.append(("%-" + WIDTH + "d").formatted(x));
      }
      lines.add(columns.toString().stripTrailing());
    }
    grid.cards().stream()
        .filter(laid -> !laid.marks().isEmpty())
        .forEach(laid -> lines.add("  " + shown(laid.face()) + " " + marks(laid.marks())));
    grid.objectives()
        .forEach(
            worth ->
                lines.add(
                    "  [" + worth.card() + "] " + worth.title().en() + ": " + worth.points()));
    grid.bonuses().forEach(bonus -> lines.add("  " + bonus.why().en() + " " + bonus.points()));
  }

  private static String bound(TaleView.GridView grid) {
    return (grid.hand() > 0 ? ", " + grid.hand() + " Objectives to choose from" : "")
        + (grid.skips() > 0 ? ", skips " + grid.skips() : "")
        + grid.banned().map(side -> ", can’t take a " + side.label().en()).orElse("")
        + (grid.named().isEmpty() ? "" : ", takes from " + grid.named());
  }

  private static String marks(List<Words> marks) {
    return marks.stream().map(Words::en).collect(Collectors.joining(", "));
  }
}
