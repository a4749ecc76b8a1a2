package bergerie.games.pavillon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Cards;
import bergerie.games.pavillon.files.CardReader;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cards that players write explain themselves in both languages, with as many of what they name.
 */
class CardWordsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      textBlock =
          """
          on-struck: coin +1 to its owner          ! When struck: the attacker’s owner gains 1 Coin. ! Quand il est frappé : le maître de l’attaquant reçoit 1 Pièce.
          on-strike: coin +2 to its owner          ! After striking: the target’s owner gains 2 Coins. ! Après avoir frappé : le maître de la cible reçoit 2 Pièces.
          on-strike: coin -1 to its owner          ! After striking: the target’s owner loses 1 Coin. ! Après avoir frappé : le maître de la cible perd 1 Pièce.
          on-kill: coin -2 to you                  ! When its strike takes a pet out: you lose 2 Coins. ! Quand sa frappe met un familier hors combat : vous perdez 2 Pièces.
          on-strike: steal 2 to its owner          ! After striking: you take 2 Coins from the target’s owner. ! Après avoir frappé : vous prenez 2 Pièces au maître de la cible.
          on-strike: extra strike                  ! After striking: one extra strike. ! Après avoir frappé : une frappe supplémentaire.
          on-strike: extra strike -2               ! After striking: one extra strike at −2 Attack. ! Après avoir frappé : une frappe supplémentaire à −2 Attaque.
          on-strike: extra strike by another pet   ! After striking: one extra strike with another pet. ! Après avoir frappé : une frappe supplémentaire avec un autre familier.
          on-tame: extra action 2                  ! When tamed: 2 more actions. ! Au domptage : 2 actions de plus.
          on-tame: draw 2 to you                   ! When tamed: you draw 2 spells. ! Au domptage : vous piochez 2 sorts.
          on-strike: discard 2 to its owner        ! After striking: the target’s owner discards 2 spells of their choice. ! Après avoir frappé : le maître de la cible défausse 2 sorts de son choix.
          before-strike: strike -1                 ! When striking: 1 damage less. ! Quand il frappe : 1 dégât de moins.
          on-struck: strike nothing                ! When struck: the strike does no damage. ! Quand il est frappé : la frappe ne fait aucun dégât.
          on-strike: stun 2 to target              ! After striking: stuns the target for its owner’s next 2 turns. ! Après avoir frappé : étourdit la cible pendant les 2 prochains tours de son maître.
          on-struck: attack -1 to attacker         ! When struck: −1 Attack for the attacker this combat, never below 0. ! Quand il est frappé : −1 Attaque pour l’attaquant pendant ce combat, sans descendre sous 0.
          round-won: life -1 to you                ! When you win a combat: you lose 1 Life. ! Quand vous remportez un combat : vous perdez 1 Vie.
          passive: vigour +2 to your pets          ! Your pets have 2 Life more. ! Vos familiers ont 2 Vie de plus.
          """)
  void aPetExplainsItself(String ability, String en, String fr) {
    Library library =
        (game, file) ->
            file.equals("pets.txt")
                ? ContentFile.of(
                    game + "/" + file,
                    builtIn(file) + "\nLicorne | Unicorn | cunning | common | 2/4 | " + ability)
                : Library.builtIn().open(game, file);
    Cards cards = CardReader.read(library, PavillonInfo.ID).orThrow();
    Card card = cards.pet("licorne").orElseThrow();
    assertEquals(new Words(en, fr), card.text());
  }

  private static String builtIn(String file) {
    return Library.builtIn().open(PavillonInfo.ID, file).lines().stream()
        .map(SourceLine::text)
        .collect(Collectors.joining("\n"));
  }
}
