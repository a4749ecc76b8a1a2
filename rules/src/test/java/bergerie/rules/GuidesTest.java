package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.guide.Guide;
import bergerie.rules.guide.Guide.Chapter;
import bergerie.rules.guide.Guide.Example;
import bergerie.rules.scenario.Staging;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is explained: in five sentences, in chapters, and by examples that are played. */
class GuidesTest {

  /** Nobody looks at more pictures of one rule. */
  private static final int MOST_FRAMES = 9;

  static Stream<Game<?, ?, ?>> games() {
    return Shelf.all().stream();
  }

  /** To read a guide is to play it: a move that is refused, or a picture that differs, fails. */
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
    assertAll(words.map(said -> () -> isWellSaid(said)));
  }

  private static void isWellSaid(Words said) {
    assertFalse(said.en().isBlank() || said.fr().isBlank(), said::toString);
    assertFalse(said.en().equals(said.fr()), said::toString);
    assertFalse(said.en().contains("'") || said.fr().contains("'"), said::toString);
    assertFalse(said.fr().matches(".*\\S[;!?].*|.*[^ ]: .*"), said::toString);
  }

  private static List<Example> brief(Guide guide) {
    return Stream.of(guide.goal(), guide.turn(), guide.end()).flatMap(List::stream).toList();
  }

  private static List<Example> all(Guide guide) {
    return Stream.concat(brief(guide).stream(), guide.examples().stream()).toList();
  }
}
