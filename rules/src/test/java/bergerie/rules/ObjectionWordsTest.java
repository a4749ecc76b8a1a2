package bergerie.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said against a move names the right things in the right places, in both languages. */
class ObjectionWordsTest {

  private static final String MEADOW =
      "herding; meadow ro yg bv / pr oy gb / vp ry ob; P1 r: rv yv gp rb; P2 b: og ob vp yp";
  private static final String HUNT =
      ". . . / . W . / . . S . . / . S . . . / S . . . S / S S S S S / S S S . .; ";

  @Test
  void huntsNameWhereFromAndWhereTo() {
    assertObjection(
        "HG-1: No line joins B4 and D4. | Aucun chemin ne relie B4 à D4.",
        "kukuli",
        HUNT + "sheep",
        "sheep B4-D4");
    assertObjection(
        "HG-1: No sheep stands on C4. | Il n’y a pas de mouton en C4.",
        "kukuli",
        HUNT + "sheep",
        "sheep C4-D4");
    assertObjection(
        "HG-1: A3 is not empty. | A3 n’est pas libre.", "kukuli", HUNT + "sheep", "sheep A2-A3");
    assertObjection(
        "HG-2: D4 is not straight behind a neighbour of C6."
            + " | D4 n’est pas juste derrière un voisin de C6.",
        "kukuli",
        HUNT + "wolves",
        "wolf C6xD4");
    assertObjection(
        "HG-2: No wolf stands on D6. | Il n’y a pas de loup en D6.",
        "kukuli",
        HUNT + "wolves",
        "wolf D6xD4");
    assertObjection(
        "HG-2: Sheep never capture. | Les moutons ne capturent jamais.",
        "kukuli",
        HUNT + "sheep",
        "sheep B4xD4");
  }

  /** Red is P1’s and on A1 over orange; violet is no face of the card on B2, orange over yellow. */
  @Test
  void sheepSheepNamesTheCardAndThePlace() {
    assertObjection(
        "SS-9: You have no orange-and-blue card. | Vous n’avez pas de carte orange et bleue.",
        "sheep-sheep",
        MEADOW,
        "P1 ob@C3");
    assertObjection(
        "SS-9: The sheep in the centre is orange: the card you lay there must hide a face of"
            + " that colour. | La carte au centre montre une face orange : celle que vous y posez doit en"
            + " cacher une.",
        "sheep-sheep",
        MEADOW,
        "P1 rv@B2");
  }

  /** WH-33: M01 and M02 have come to lie alike before P4. */
  @Test
  void wolfAndHoundNamesTheTwoToPartAndTheThirdThatIsNot() {
    assertObjection(
        "WH-33: Flip Metamorph 01 or Metamorph 02, not Metamorph 03."
            + " | Retournez Métamorphe 01 ou Métamorphe 02, pas Métamorphe 03.",
        "wolf-and-hound",
        "part P2 M01+M02; at M01b@P4 M02b@P4; hands b1b4w3w4 b1b2w1 b1b3w1w2 b1b2w1w2;"
            + " played P1w1 P2w4",
        "P2 flip M03");
  }

  private static void assertObjection(String expected, String id, String line, String said) {
    assertEquals(expected, against(Shelf.find(id).orElseThrow(), line, said));
  }

  private static <S, M, V> String against(Game<S, M, V> game, String line, String said) {
    String[] parts = said.split(" ", 2);
    Map<String, String> options =
        game.info().id().equals("wolf-and-hound")
            ? Map.of("combo", "M01+M02", "seats", "chosen")
            : Map.of();
    Setup setup = game.info().setup(game.info().players().getFirst(), options).orThrow();
    S state = game.notation().readState(setup, line).orThrow();
    M move = game.notation().read(state, parts[1]).orThrow();
    Seat seat = game.info().seat(parts[0]).orElseThrow();
    return switch (Referee.rule(game, state, Actor.player(seat), move)) {
      case Ruling.Allowed _ -> "allowed";
      case Ruling.Refused(Objection objection) ->
          objection.rule() + ": " + objection.why().en() + " | " + objection.why().fr();
    };
  }
}
