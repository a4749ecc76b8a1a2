package bergerie.games.wolfwalkers.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Frame;
import bergerie.games.wolfwalkers.grid.Grid;
import bergerie.rules.Words;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WhereaboutsTest {

  @Test
  void outerAndMiddleCellsHaveShortNames() {
    Frame three = new Frame(-1, 1, -1, 1);
    assertEquals("en haut à gauche", Whereabouts.of(new Cell(-1, 1), three).fr());
    assertEquals("à droite", Whereabouts.of(new Cell(1, 0), three).fr());
    assertEquals("au centre", Whereabouts.of(new Cell(0, 0), three).fr());
    assertEquals("en bas", Whereabouts.of(new Cell(0, -1), three).fr());
  }

  @Test
  void othersAreCountedFromTheTopLeft() {
    Frame five = new Frame(0, 4, -4, 0);
    assertEquals(
        new Words("in the second row, fourth column", "dans la deuxième rangée, quatrième colonne"),
        Whereabouts.of(new Cell(3, -1), five));
    assertEquals(
        "dans la rangée du haut, deuxième colonne", Whereabouts.of(new Cell(1, 0), five).fr());
    assertEquals(
        "dans la troisième colonne", Whereabouts.of(new Cell(2, 0), new Frame(0, 3, 0, 0)).fr());
  }

  @Test
  void noTwoCellsOfAGridAreCalledAlike() {
    for (int columns = 1; columns <= Grid.SPAN; columns++) {
      for (int rows = 1; rows <= Grid.SPAN; rows++) {
        Frame frame = new Frame(0, columns - 1, 0, rows - 1);
        Set<String> english = new HashSet<>();
        Set<String> french = new HashSet<>();
        for (int i = 0; i < columns * rows; i++) {
          Words where = Whereabouts.of(new Cell(i % columns, i / columns), frame);
          assertTrue(english.add(where.en()), where.en() + " in " + frame);
          assertTrue(french.add(where.fr()), where.fr() + " in " + frame);
        }
      }
    }
  }
}
