package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.pavillon.Pavillon;
import bergerie.rules.content.Library;
import bergerie.rules.content.Source;
import bergerie.rules.guide.Guide;
import bergerie.rules.guide.Guide.Chapter;
import bergerie.rules.guide.Guide.Example;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Staging;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is explained: in five sentences, in chapters, and by examples that are played. */
class GuidesTest {

  /** Nobody looks at more pictures of one rule. */
  private static final int MOST_FRAMES = 9;

  private static final Path CONTENT = Path.of("src/main/resources/bergerie/content");

  static Stream<Game<?, ?, ?>> games() {
    return Shelf.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyExampleIsPlayedByTheRules(Game<?, ?, ?> game) {
    assertEquals(List.of(), Guide.faults(game));
  }

  /** A fox with more Life than ours survives what the guide says of it. */
  @Test
  void whatDoesNotHoldWithOtherCardsIsLeftOut() throws IOException {
    String file = "pets.txt";
    String fox = "Renard          | Fox          | cunning   | common | 2/6";
    String ours = Files.readString(CONTENT.resolve("pavillon").resolve(file));
    assertTrue(ours.contains(fox));
    Source theirs = Source.of(file, ours.replace(fox, fox.replace("2/6", "2/9")));
    Library library =
        (game, name) -> name.equals(file) ? theirs : Library.builtIn().open(game, name);
    Pavillon game = Pavillon.of(library).orThrow();
    List<String> titles = Guide.faults(game).stream().map(Failure::title).toList();
    assertEquals(List.of("PT-4 PT-31 the advantage", "PT-40 an aspect"), titles);
    int all = Guide.of(Pavillon.of(Library.builtIn()).orThrow()).examples().size();
    assertEquals(all - titles.size(), Guide.of(game).examples().size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void fiveSentencesTellWhatItIsAbout(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    assertEquals(1, guide.goal().size());
    assertEquals(1, guide.end().size());
    assertEquals(5, brief(guide).size());
    brief(guide).forEach(example -> assertEquals(List.of(), example.rules()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyRuleStandsInOneChapter(Game<?, ?, ?> game) {
    List<String> ids = game.info().rules().stream().map(Rule::id).sorted().toList();
    List<String> told =
        Guide.of(game).chapters().stream().map(Chapter::rules).flatMap(List::stream).toList();
    assertEquals(ids, told.stream().sorted().toList());
  }

  /** Where the rules open must be clear. */
  @ParameterizedTest
  @MethodSource("games")
  void noMomentIsInTwoChapters(Game<?, ?, ?> game) {
    List<String> moments =
        Guide.of(game).chapters().stream().map(Chapter::when).flatMap(List::stream).toList();
    assertEquals(moments.stream().distinct().toList(), moments);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyChapterHasAnExample(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    Set<String> shown = new TreeSet<>();
    for (Example example : guide.examples()) {
      assertFalse(example.rules().isEmpty(), () -> "no rule: " + example.words().en());
      shown.addAll(example.rules());
    }
    for (Chapter chapter : guide.chapters()) {
      assertTrue(chapter.rules().stream().anyMatch(shown::contains), chapter.title()::en);
    }
    Set<String> unknown = new TreeSet<>(shown);
    game.info().rules().forEach(rule -> unknown.remove(rule.id()));
    assertEquals(Set.of(), unknown);
  }

  @ParameterizedTest
  @MethodSource("games")
  void anExampleIsShort(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    for (Example example : all(guide)) {
      assertTrue(example.staging().frames().size() <= MOST_FRAMES, example.words()::en);
    }
  }

  /** A cross without its reason would teach nothing. */
  @ParameterizedTest
  @MethodSource("games")
  void whatIsRefusedShowsTheRuleOfTheExample(Game<?, ?, ?> game) {
    for (Example example : Guide.of(game).examples()) {
      for (Staging.Tried tried : example.staging().tried()) {
        if (tried instanceof Staging.Tried.Refused refused) {
          assertTrue(
              example.rules().contains(refused.objection().rule()),
              () -> refused.text() + " is refused by " + refused.objection().rule());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void wordsAreThereInBothLanguages(Game<?, ?, ?> game) {
    Guide guide = Guide.of(game);
    Stream<Words> words =
        Stream.concat(
            guide.chapters().stream().map(Chapter::title), all(guide).stream().map(Example::words));
    assertAll(words.map(said -> () -> WellSaid.check(said)));
  }

  private static List<Example> brief(Guide guide) {
    return Stream.of(guide.goal(), guide.turn(), guide.end()).flatMap(List::stream).toList();
  }

  private static List<Example> all(Guide guide) {
    return Stream.concat(brief(guide).stream(), guide.examples().stream()).toList();
  }
}
