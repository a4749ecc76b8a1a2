package bergerie.games.wolfwalkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.rules.Words;
import bergerie.rules.content.Library;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cards say, in the words of their files and to players: as the rules list them. */
class CardWordsTest {

  private final Box box = Box.read(Library.builtIn()).orThrow();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | slanted | Cards may also be placed diagonally. | Les cartes peuvent aussi être placées en diagonale.
          2 | market 5 2 | The market has 5 Stories and 2 Objectives. | Le marché compte 5 Histoires et 2 Objectifs.
          3 | market 4 3 | The market has 4 Stories and 3 Objectives. | Le marché compte 4 Histoires et 3 Objectifs.
          4 | open-pile | The visible Story on top of the pile may be taken too. | L’Histoire visible au sommet de la pioche peut aussi être prise.
          5 | per-objective scored 1 | +1 point for each Objective that scores. | +1 point par Objectif qui marque.
          6 | pure-lines 2 | +2 points for each row or column without an Objective. | +2 points par rangée ou colonne sans Objectif.
          7 | heart 1 | +1 point for each icon on the Story in the centre. | +1 point par icône sur l’Histoire du centre.
          8 | corners 5 | +5 points if the four corners are Stories that share an icon. | +5 points si les quatre coins sont des Histoires ayant une icône en commun.
          9 | joker N | Merlin may stand for one icon in each shape. | Merlin peut remplacer une icône dans chaque forme.
          10 | stand-in L RM | Wolf form also counts as Robyn or Mève for arrows. | Forme loup compte aussi comme Robyn ou Mève pour les flèches.
          11 | first-chapter 2 | Each player sees 2 Objectives, places one as first card and puts the rest under the pile. | Chacun voit 2 Objectifs, en place un comme première carte et met le reste sous la pioche.
          12 | retouch | Before scoring, each player may swap two adjacent cards. | Avant le décompte, chacun peut échanger deux cartes adjacentes.
          13 | destiny SDB | One revealed Objective is scored by every player. | Un Objectif révélé compte pour tous les joueurs.
          14 | per-objective unscored -1; per-objective repeated 2 | −1 point for each Objective that does not score. +2 points for each Objective scored twice or more. | −1 point par Objectif qui ne marque pas. +2 points par Objectif marqué au moins deux fois.
          15 | narrator 4 | +4 points to whoever scores the most Objectives; all of them in a tie. | +4 points à qui marque le plus d’Objectifs ; à tous en cas d’égalité.
          """)
  void aPermanentExplainsItself(int id, String effects, String en, String fr) {
    Permanent card = box.permanents().get(id - 1);
    assertEquals(
        effects,
        card.effects().stream().map(PermanentEffect::text).collect(Collectors.joining("; ")));
    assertEquals(new Words(en, fr), card.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | flip-taken | Flip the card you take. | Retournez la carte que vous prenez.
          2 | leap | You may place diagonally this turn. | Vous pouvez placer en diagonale ce tour-ci.
          3 | swap-own | Swap two of your cards. | Échangez deux de vos cartes.
          4 | move-own | Move one of your cards to a legal empty cell. | Déplacez une de vos cartes vers une case vide permise.
          5 | renew story | Renew the market’s Stories. | Renouvelez les Histoires du marché.
          6 | renew objective | Renew the market’s Objectives. | Renouvelez les Objectifs du marché.
          7 | two-turns | Play two turns, then skip your next one. | Jouez deux tours, puis passez le suivant.
          8 | take-top | Take the Story on top of the pile. | Prenez l’Histoire au sommet de la pioche.
          9 | paths 3 | Look at the top 3 cards of the pile and take one on either side; the rest go under the pile. | Regardez les 3 cartes du dessus de la pioche et prenez-en une, du côté voulu ; le reste va sous la pioche.
          10 | look 3 | See both sides of the top 3 cards of the pile and put them back in any order. | Voyez les deux faces des 3 cartes du dessus de la pioche et remettez-les dans l’ordre voulu.
          11 | reserve | Reserve a market card until your next turn. | Réservez une carte du marché jusqu’à votre prochain tour.
          12 | rewrite | Place the card you take on one of your cards, which goes under the pile; then play again. | Placez la carte prise sur une de vos cartes, qui va sous la pioche ; puis rejouez.
          13 | flip-own | Flip one of your placed cards. | Retournez une de vos cartes placées.
          14 | add-icon | One of your Stories gains an icon. | Une de vos Histoires gagne une icône.
          15 | erase-icon | One of your Stories loses an icon. | Une de vos Histoires perd une icône.
          16 | barter | Swap one of your cards with a market card of the same side. | Échangez une de vos cartes avec une carte du marché du même côté.
          17 | press 3 | Name 3 places of the market: the next player must take from these. | Désignez 3 places du marché : le joueur suivant doit prendre parmi elles.
          18 | forbid | The next player can’t take one side next turn, if possible. | Le joueur suivant ne peut pas prendre l’une des faces à son tour, si possible.
          19 | move-last | Put your last card elsewhere, then play. | Remettez votre dernière carte ailleurs, puis jouez.
          20 | any-story | One of your shape Objectives accepts any Story in one cell, once. | Un de vos Objectifs de forme accepte toute Histoire dans une case, une fois.
          21 | stake 2 0 | +2 if an Objective of your choice scores. | +2 si un Objectif de votre choix marque.
          22 | tolerate 1 | One of your balance Objectives tolerates a difference of 1. | Un de vos Objectifs d’équilibre tolère un écart de 1.
          23 | spyglass | One of your arrow Objectives also counts its 4 diagonal neighbours. | Un de vos Objectifs à flèche compte aussi ses 4 voisines en diagonale.
          24 | stake 4 2 | An Objective of your choice: +4 if it scores, else −2. | Un Objectif de votre choix : +4 s’il marque, sinon −2.
          25 | bargain 3 | Swap an Objective with an opponent, who gains 3 points. | Échangez un Objectif avec un adversaire, qui gagne 3 points.
          """)
  void aPowerExplainsItself(int id, String effects, String en, String fr) {
    Power card = box.powers().get(id - 1);
    assertEquals(
        effects, card.effects().stream().map(PowerEffect::text).collect(Collectors.joining("; ")));
    assertEquals(new Words(en, fr), card.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | 3 points for each shape P./.P, turned or mirrored as you like; no card twice. | 3 points par forme P./.P, pivotée ou reflétée à volonté ; jamais deux fois la même carte.
          30 | 1 point for each Story with Forest in this row or column. | 1 point par Histoire avec Forêt dans cette rangée ou cette colonne.
          36 | 8 points if no Story in this row or column shows Parents. | 8 points si aucune Histoire de cette rangée ou de cette colonne ne montre Parents.
          44 | 2 points for each Story with both Robyn and Mève, anywhere. | 2 points par Histoire avec à la fois Robyn et Mève, où qu’elle soit.
          50 | 3 points for each Story with both Villagers and Village in this row or column. | 3 points par Histoire avec à la fois Villageois et Village dans cette rangée ou cette colonne.
          52 | 8 points if the grid shows as many Robyn as Mève icons, and at least one of each. | 8 points si la grille montre autant d’icônes Robyn que d’icônes Mève, et au moins une de chaque.
          """)
  void anObjectiveOfEachKindExplainsItself(int id, String en, String fr) {
    assertEquals(new Words(en, fr), box.deck().card(id).objective().text());
  }
}
