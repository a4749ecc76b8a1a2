package bergerie.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.content.Boxed;
import bergerie.rules.content.Component;
import bergerie.rules.match.HouseRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every rule and card says where it comes from, and what it quotes is in the rulebook. With {@code
 * -Dbergerie.rulebooks=DIR} the hashes of the rulebooks are made anew first.
 */
class SourcesTest {

  private static final long MOST_BYTES = 150_000;

  @BeforeAll
  static void keepRulebooks() throws IOException {
    String folder = System.getProperty("bergerie.rulebooks", "");
    if (!folder.isEmpty()) {
      Rulebooks.keep(Path.of(folder));
    }
    assertTrue(Rulebooks.size() <= MOST_BYTES, "the hashes take " + Rulebooks.size() + " bytes");
  }

  @Test
  void everyRuleAndCardHasASource() {
    for (Game<?, ?, ?> game : Shelf.all()) {
      game.info().rules().forEach(rule -> assertFalse(rule.sources().isEmpty(), rule.id()));
      components(game).forEach(part -> assertFalse(part.sources().isEmpty(), part.name().en()));
    }
    HouseRules.rules().forEach(rule -> assertFalse(rule.sources().isEmpty(), rule.id()));
  }

  @Test
  void everyCardThatComesWithTheProgramIsTraced() {
    for (Game<?, ?, ?> game : Shelf.all()) {
      for (Component component : components(game)) {
        assertFalse(component.sources().contains(Component.THIS_HOUSE), component.name().en());
      }
    }
  }

  @Test
  void everyQuotationIsInTheRulebookWordForWord() throws IOException {
    Rulebooks books = Rulebooks.kept();
    List<String> wrong = new ArrayList<>();
    for (Game<?, ?, ?> game : Shelf.all()) {
      Rulebook book = books.of(game.info().id());
      sources(game).forEach(source -> wrong.addAll(wrong(book, source)));
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void aWrongQuotationIsFound() throws IOException {
    Rulebook book = Rulebooks.kept().of("sheep-sheep");
    assertEquals(
        List.of(),
        wrong(book, new Provenance.Book("Fin de partie", "La partie prend fin lorsque toute")));
    assertEquals(
        List.of("no chapter “Fin des parties”"),
        wrong(book, new Provenance.Book("Fin des parties", "La partie prend fin lorsque toute")));
    assertEquals(
        List.of("“La partie finit lorsque toute la pioche” is nowhere"),
        wrong(
            book, new Provenance.Book("Fin de partie", "La partie finit lorsque toute la pioche")));
    assertFalse(book.says("un maximum"), "fewer than five words are a whole line");
    assertFalse(Rulebooks.kept().of("kukuli").says("La partie prend fin lorsque toute"));
  }

  @Test
  void apostrophesSignsAndCapitalsDoNotMatter() {
    Rulebook book = Rulebook.of("# KUKULI\n\nS'il le *Peut*, le loup\nmange « l'herbe »\n");
    assertTrue(book.says("s’il le peut, le loup mange l’herbe"));
    assertTrue(book.hasChapter("Kukuli"));
    assertFalse(book.says("le loup s’il le peut"));
  }

  @Test
  void whatWasPrintedTwiceCountsOnce() {
    Rulebook book = Rulebook.of("FORMESFORMES\nPlacez la carte la carte où vous le voulez.");
    assertTrue(book.says("Placez la carte où vous le voulez"));
    assertTrue(book.hasChapter("Formes"));
  }

  private static List<String> wrong(Rulebook book, Provenance source) {
    List<String> wrong = new ArrayList<>();
    if (source instanceof Provenance.Book(String chapter, String quotation)) {
      if (!book.hasChapter(chapter)) {
        wrong.add("no chapter “" + chapter + "”");
      }
      if (!book.says(quotation)) {
        wrong.add("“" + quotation + "” is nowhere");
      }
    }
    return wrong;
  }

  private static Stream<Provenance> sources(Game<?, ?, ?> game) {
    return Stream.concat(
        game.info().rules().stream().map(Rule::sources).flatMap(List::stream),
        components(game).stream().map(Component::sources).flatMap(List::stream));
  }

  private static List<Component> components(Game<?, ?, ?> game) {
    return game instanceof Boxed boxed ? boxed.components() : List.of();
  }
}
