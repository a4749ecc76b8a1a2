package bergerie.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.games.Shelf;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Where cards come from has no part in the word that says what a match was played with. */
class ContentWordsTest {

  /** As in the matches of the corpus, which were played before cards had sources. */
  private static final Map<String, String> WORDS =
      Map.of(
          "kukuli", "1",
          "bagh-chal", "1",
          "bagh-bandi", "1",
          "pavillon", "d3e8c9c8",
          "sheep-sheep", "k0rpv0b5ts42-u15ksigqqo63",
          "wolf-and-hound", "f48e3a00",
          "wolfwalkers", "36571eed");

  @Test
  void theWordsAreThoseOfTheCorpus() {
    Map<String, String> words = new TreeMap<>();
    Shelf.all().forEach(game -> words.put(game.info().id(), game.content()));
    assertEquals(new TreeMap<>(WORDS), words);
  }

  @Test
  void anotherSourceIsNoOtherContent() {
    String cards = "b1|4\nb2|4\nb3|4\nb4|4\nw1|4\nw2|4\nw3|4\nw4|4\n";
    String word = word(cards);
    assertEquals(WORDS.get("wolf-and-hound"), word);
    assertEquals(word, word("from ours | a | b\n" + cards + "  from published | c | d\n"));
    assertNotEquals(word, word(cards.replace("b1|4\nb2|4", "b1|5\nb2|3")));
  }

  private static String word(String cards) {
    Library library =
        (game, file) ->
            file.equals("cards.txt")
                ? ContentFile.of(file, cards)
                : Library.builtIn().open(game, file);
    return WolfAndHound.of(library).orThrow().content();
  }
}
