package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.games.pavillon.Pavillon;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.guide.Guide;
import bergerie.rules.guide.Guide.Chapter;
import bergerie.rules.guide.Guide.Example;
import bergerie.rules.scenario.Comment;
import bergerie.rules.scenario.Failure;
import bergerie.rules.scenario.Lesson;
import bergerie.rules.scenario.Staging;
import bergerie.rules.scenario.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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

  /**
   * All others have a playable example: setups, counts and what the table does by itself have none,
   * nor what can’t happen, as sheep that are stuck in Bagh Bandi.
   */
  private static final Map<String, Set<String>> NOT_PLAYED =
      Map.of(
          "kukuli", Set.of(),
          "bagh-chal", Set.of(),
          "bagh-bandi", Set.of("HG-5"),
          "wolf-and-hound",
              Set.of("WH-2", "WH-4", "WH-10", "WH-12", "WH-13", "WH-40", "WH-41", "WH-42", "WH-45"),
          "sheep-sheep",
              Set.of(
                  "SS-1", "SS-2", "SS-3", "SS-4", "SS-6", "SS-7", "SS-8", "SS-19", "SS-21",
                  "SS-22"),
          "wolfwalkers", Set.of("WW-1", "WW-2", "WW-3", "WW-4", "WW-20", "WW-23", "WW-24"),
          "pavillon", Set.of("PT-1", "PT-2", "PT-3", "PT-5", "PT-6", "PT-11", "PT-12", "PT-24"));

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
    ContentFile theirs = ContentFile.of(file, ours.replace(fox, fox.replace("2/6", "2/9")));
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

  /** A game that is new has no such list yet. */
  static Stream<Game<?, ?, ?>> played() {
    return games().filter(game -> NOT_PLAYED.containsKey(game.info().id()));
  }

  @ParameterizedTest
  @MethodSource("played")
  void rulesCanBePlayed(Game<?, ?, ?> game) {
    Set<String> rest = new TreeSet<>();
    game.info().rules().forEach(rule -> rest.add(rule.id()));
    Guide.played(game).forEach(lesson -> rest.remove(lesson.id()));
    assertEquals(new TreeSet<>(NOT_PLAYED.get(game.info().id())), rest);
  }

  /** A picture through the eyes of another would need another lesson. */
  @ParameterizedTest
  @MethodSource("games")
  void whatIsPlayedOfARuleIsSeenByOnePlayer(Game<?, ?, ?> game) {
    for (Lesson lesson : Guide.played(game)) {
      List<Viewer> viewers =
          lesson.parts().stream().map(part -> part.staging().viewer()).distinct().toList();
      assertEquals(1, viewers.size(), lesson.id());
      assertInstanceOf(Viewer.Player.class, viewers.getFirst());
    }
  }

  /** First its words, then its moves; each of them is answered. */
  @ParameterizedTest
  @MethodSource("games")
  void everyPlayedExampleCanBePlayedToItsEnd(Game<?, ?, ?> game) {
    for (Lesson lesson : Guide.played(game)) {
      assertTrue(lesson.parts().getFirst().task().isEmpty(), lesson::id);
      assertTrue(lesson.parts().getLast().task().isPresent(), lesson::id);
      for (Lesson.Part part : lesson.parts()) {
        WellSaid.check(part.words());
        part.task().ifPresent(GuidesTest::isAnswered);
      }
    }
  }

  private static void isAnswered(Task task) {
    assertFalse(task.right().isEmpty());
    for (String move : task.moves()) {
      Comment.Played answer = assertInstanceOf(Comment.Played.class, task.answer(move).orThrow());
      assertEquals(task.right().contains(move), answer.merit() == Comment.Merit.RIGHT);
      WellSaid.check(answer.words());
    }
  }

  /** C4 can be captured: a mere step is refused, and the jump is what is asked for. */
  @Test
  void whatAnExamplePlaysIsAskedForAndWhatItForbidsIsRefused() {
    Lesson lesson = played("kukuli", "KU-3");
    Task task = lesson.parts().get(1).task().orElseThrow();
    assertEquals(List.of("C5xC3"), task.right());
    Comment.Refused step = assertInstanceOf(Comment.Refused.class, task.answer("C5-D5").orThrow());
    assertEquals("KU-3", step.objection().rule());
  }

  /** The wolf may stop on C3, but the example jumps on. */
  @Test
  void whatAnExampleAllowsBesideItsMoveIsNotThePoint() {
    Task task = played("kukuli", "HG-3").parts().get(1).task().orElseThrow();
    assertEquals(List.of("C1xC3xE5"), task.right());
    Comment.Played stop = assertInstanceOf(Comment.Played.class, task.answer("C1xC3").orThrow());
    assertEquals(Comment.Merit.OTHER, stop.merit());
    assertTrue(stop.words().en().startsWith("That is allowed, too"), stop.words()::en);
  }

  /** The wolf’s move is answered by the sheep’s, as the example tells it. */
  @Test
  void whatOthersPlayInAnExampleFollows() {
    Task task = played("bagh-chal", "HG-6").parts().get(1).task().orElseThrow();
    Comment.Played jump = assertInstanceOf(Comment.Played.class, task.answer("A1xC3").orThrow());
    assertEquals(3, jump.staging().frames().size());
  }

  private static Lesson played(String game, String rule) {
    return Guide.played(Shelf.find(game).orElseThrow()).stream()
        .filter(lesson -> lesson.id().equals(rule))
        .findFirst()
        .orElseThrow();
  }

  private static List<Example> brief(Guide guide) {
    return Stream.of(guide.goal(), guide.turn(), guide.end()).flatMap(List::stream).toList();
  }

  private static List<Example> all(Guide guide) {
    return Stream.concat(brief(guide).stream(), guide.examples().stream()).toList();
  }
}
