package bergerie.games.pavillon.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.pavillon.Pavillon;
import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.cards.Powers;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import bergerie.telling.Gender;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards are called in a sentence. */
class TitlesTest {

  @Test
  void theGenderOfEveryTitleIsKnown() {
    Cards cards = Pavillon.of(Library.builtIn()).orThrow().cards();
    for (Card card :
        Stream.of(cards.pets(), cards.weapons(), cards.spells())
            .<Card>flatMap(List::stream)
            .toList()) {
      assertTrue(Titles.isKnown(card.name().fr()), card.name().fr());
    }
    assertTrue(Titles.isKnown(Weapon.BASIC.name().fr()));
  }

  @ParameterizedTest
  @CsvSource({"Belette, FEMININE", "Épée rouillée, FEMININE", "Loup gris, MASCULINE"})
  void theGenderOfOtherTitlesIsGuessed(String title, Gender gender) {
    Weapon card = new Weapon(0, "own", Words.same(title), 1, 1, Powers.NONE, Words.NONE);
    assertEquals(gender, Titles.noun(card).gender());
  }
}
