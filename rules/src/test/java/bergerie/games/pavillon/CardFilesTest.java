package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.files.CardReader;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cards as they come with the program, and files that are wrong. */
class CardFilesTest {

  private final Cards cards = Pavillon.of(Library.builtIn()).orThrow().cards();

  @Test
  void theBoxIsComplete() {
    assertEquals(30, cards.pets().size());
    assertEquals(51, cards.everyPet().size());
    assertEquals(9, cards.pets().stream().filter(Species::exotic).count());
    assertEquals(18, cards.weapons().size());
    assertEquals(40, cards.everySpell().size());
  }

  @Test
  void everyCardExplainsItselfInBothLanguages() {
    Set<Words> texts = new HashSet<>();
    for (Card card : all()) {
      for (String text : List.of(card.text().en(), card.text().fr())) {
        assertTrue(text.matches("(?s)[\\p{Lu}0-9+−].*\\."), card.id() + ": " + text);
        assertFalse(text.contains("{"), card.id() + ": " + text);
      }
      assertFalse(card.text().en().equals(card.text().fr()), card.id());
      texts.add(card.text());
    }
    // Horn and Pack, Lance and Hawk, Spear and Crocolisk do the same.
    assertTrue(texts.size() >= all().size() - 5, "texts differ: " + texts.size());
  }

  @Test
  void everyCardHasAScenario() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/scenarios"))) {
      for (Path file :
          files.filter(f -> f.getFileName().toString().startsWith("pavillon")).toList()) {
        Files.readString(file).lines().filter(l -> l.startsWith("#")).forEach(text::append);
      }
    }
    String titles = text.toString().replace('\'', '’');
    List<String> missing =
        all().stream().map(card -> card.name().fr()).filter(n -> !titles.contains(n)).toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void aNewCardNeedsNoCode() {
    Cards more =
        reading(
                "pets.txt",
                "\nMammouth | Mammoth | tenacious | exotic | 2/9"
                    + " | on-struck once: stun 1 to attacker and damage 2 to attacker")
            .orThrow();
    Species mammoth = more.pet("mammouth").orElseThrow();
    assertEquals(
        "When struck: stuns the attacker for its owner’s next turn; 2 damage to the attacker (once"
            + " per combat).",
        mammoth.text().en());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-sneeze: heal 1 to self"
            + " ! a trigger of this kind of card ! on-sneeze",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: damage 1"
            + " ! “damage 1 to” and a target ! ",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: tickle 1 to target"
            + " ! an effect ! tickle 1",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: damage 0 to target"
            + " ! an effect ! damage 0",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: stun 10 to target"
            + " ! an effect ! stun 10",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike thrice: heal 1 to self"
            + " ! trigger [once|twice] ! on-strike thrice",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike if rainy: heal 1 to self"
            + " ! a condition ! rainy",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | combat-start: damage 1 to target"
            + " ! and a target ! target",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | before-strike: heal 1 to self"
            + " ! an effect that goes with this trigger ! heal 1",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: revive 3 to self"
            + " ! an effect that goes with this trigger ! revive 3",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: damage excess to another pet of its owner"
            + " ! an effect that goes with this trigger ! damage excess",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: strike +1"
            + " ! an effect that goes with this trigger ! strike +1",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-strike: extra action 1"
            + " ! an effect that goes with this trigger ! extra action 1",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | on-struck: strike -1 to self"
            + " ! no target ! self",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | spell-cast(whistle): heal 1 to self"
            + " ! spell families ! whistle",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | a:b;a:b;a:b;a:b;a:b;a:b;a:b;a:b;a:b"
            + " ! at most 8 abilities ! 9",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/7 | heal 1 to self"
            + " ! trigger: effect ! heal 1 to self",
        "pets.txt ! Ours2 | Bear | grumpy | common | 2/7 | on-strike: heal 1 to self"
            + " ! fierce, cunning or tenacious ! grumpy | common",
        "pets.txt ! Ours2 | Bear | tenacious | common | 2/0 | on-strike: heal 1 to self"
            + " ! Attack/Life ! 2/0",
        "pets.txt ! Ours | Bear | tenacious | common | 2/7 | on-strike: heal 1 to self"
            + " ! a name no other card has ! Ours",
        "pets.txt ! Ours2 | Bear | tenacious ! 6 columns ! Ours2 | Bear | tenacious",
        "weapons.txt ! Gourdin | Club | 2 | -1 | on-equip: draw 1 to you ! a Cost from 0 to 20 ! -1",
        "weapons.txt ! Gourdin | Club | x | 1 | on-equip: draw 1 to you"
            + " ! an Attack from 0 to 9 ! x",
        "weapons.txt ! Gourdin | Club | 2 | 1 | on-tame: coin +1 to you"
            + " ! a trigger of this kind of card ! on-tame",
        "weapons.txt ! Gourdin | Club | 2 | 1 | passive: guard to self" + " ! and a target ! self",
        "spells.txt ! Chant | Song | music | cast: damage 1 to a pet"
            + " ! aspect, arrow, bite, trap, sting or shot ! music",
        "spells.txt ! Chant | Song | shot | on-strike: damage 1 to target"
            + " ! a trigger of this kind of card ! on-strike",
        "spells.txt ! Chant | Song | shot | cast: damage 1 to up to 4 pets"
            + " ! and a target ! up to 4 pets",
      })
  void aWrongLineIsNamed(String file, String line, String expected, String found) {
    int number = Library.builtIn().open("pavillon", file).lines().getLast().number() + 1;
    switch (reading(file, "\n" + line)) {
      case Reading.Understood<Cards> _ -> fail("read: " + line);
      case Reading.Garbled<Cards>(Words why) -> {
        String start = "pavillon/" + file + ":" + number + ": expected ";
        assertTrue(why.en().startsWith(start), why.en());
        assertTrue(why.en().contains(expected), why.en());
        assertTrue(why.en().endsWith("found “" + (found == null ? "" : found) + "”"), why.en());
        assertTrue(why.fr().contains(" : attendu "), why.fr());
      }
    }
  }

  @Test
  void tooFewCardsAreNamed() {
    Library few =
        (game, file) ->
            file.equals("pets.txt")
                ? ContentFile.of(
                    "pavillon/pets.txt",
                    "Ours | Bear | tenacious | common | 2/7 | on-strike: heal 1 to self")
                : Library.builtIn().open(game, file);
    assertEquals(
        "pavillon/pets.txt:1: expected at least 12 cards of common pets, found “2”",
        why(Pavillon.of(few)));
  }

  private static String why(Reading<Pavillon> reading) {
    return switch (reading) {
      case Reading.Understood<Pavillon> _ -> "understood";
      case Reading.Garbled<Pavillon>(Words why) -> why.en();
    };
  }

  private static Reading<Cards> reading(String changed, String more) {
    return CardReader.read(
        (game, file) ->
            file.equals(changed)
                ? ContentFile.of(game + "/" + file, text(game, file) + more)
                : Library.builtIn().open(game, file),
        PavillonInfo.ID);
  }

  /** The file again, every line in its place. */
  private static String text(String game, String file) {
    List<String> lines = new ArrayList<>();
    Library.builtIn()
        .open(game, file)
        .lines()
        .forEach(
            line -> {
              while (lines.size() < line.number() - 1) {
                lines.add("");
              }
              lines.add(line.text());
            });
    return String.join("\n", lines);
  }

  private List<Card> all() {
    List<Card> all = new ArrayList<>(cards.pets());
    all.addAll(cards.weapons());
    all.addAll(cards.spells());
    return all;
  }
}
