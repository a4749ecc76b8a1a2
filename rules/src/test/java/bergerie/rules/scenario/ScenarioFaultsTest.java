package bergerie.rules.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.lair.Lair;
import bergerie.rules.Game;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A scenario that does not hold says where and what differs; one that holds says nothing. */
class ScenarioFaultsTest {

  /** Ana has chosen, Ben is to choose, and sand runs. */
  private static final String CHOOSING =
      "game lair\noption sand=yes\n# LA-1 choosing\nstate 1,2,3/4,5,6/1,0/2,1/7,8//1\n";

  private static final String OVER = "game lair\n# LA-2 the end\nstate 1,2/4,5/0,0/3,1/7,8//5\n";

  @Test
  void whatIsTrueHolds() {
    for (String expectation :
        List.of(
            "over: not over",
            "turn: p1",
            "sand: 0 seconds, glass 1",
            "count: refused",
            "state: 1,2,3/4,5,6/1,0/2,1/7,8//1",
            "state has: 4,5,6",
            "state lacks: 9",
            "moves p1: 6 5 4",
            "moves p1: 4; 5; 6",
            "moves p1 has: 4 5",
            "moves p1 lacks: 7",
            "moves p1 count: 3",
            "allowed p1 4",
            "refused p1 7: LA-1",
            "refused p0 2: T-1",
            "refused deal 4: T-3",
            "refused glass 4: T-3",
            "unreadable hello",
            "sees p0 has: hand=[1, 2, 3]",
            "sees spectator has: hand=[]",
            "sees p1 lacks: hand=[1, 2, 3]")) {
      assertEquals(Optional.empty(), play(CHOOSING + "expect " + expectation), expectation);
    }
    assertEquals(Optional.empty(), play(OVER + "expect over: p0 win, LA-2, 3 1"));
    assertEquals(Optional.empty(), play(OVER + "expect over: p0 win, LA-2"));
    assertEquals(Optional.empty(), play(OVER + "expect turn: over\nexpect sand: none"));
    assertEquals(Optional.empty(), play("game lair\n# T\nexpect turn: draw\nexpect sand: none"));
    assertEquals(
        Optional.empty(), play(CHOOSING.replace("option sand=yes\n", "") + "expect sand: none"));
    assertEquals(
        Optional.empty(), play(OVER.replace("3,1", "2,2") + "expect over: p0+p1 win, LA-2, 2 2"));
  }

  @Test
  void whatIsNotTrueSaysWhatIs() {
    assertFails("expected “over”, found “p1”", "turn: over");
    assertFails("expected “p0 win, LA-2”, found “not over”", "over: p0 win, LA-2");
    assertFails("expected “allowed”, found “refused”", "count: allowed");
    assertFails("“9,9” is not in: 1,2,3/4,5,6/1,0/2,1/7,8//1", "state has: 9,9");
    assertFails("“4,5” is in: 1,2,3/4,5,6/1,0/2,1/7,8//1", "state lacks: 4,5");
    assertFails("expected “[4, 5]”, found “[4, 5, 6]”", "moves p1: 4 5");
    assertFails("7 is not among [4, 5, 6]", "moves p1 has: 4 7");
    assertFails("4 is among [4, 5, 6]", "moves p1 lacks: 7 4");
    assertFails("expected “2”, found “3”", "moves p1 count: 2");
    assertFails("expected “allowed”, found “refused, LA-1”", "allowed p1 7");
    assertFails("expected “refused, LA-1”, found “allowed”", "refused p1 4: LA-1");
    assertFails("“4” is read as Chosen[card=4]", "unreadable 4");
  }

  @Test
  void whatMakesNoSenseIsNamed() {
    assertFails("moves: expected a seat", "moves: 4");
    assertFails("expected SEAT MOVE", "allowed p1");
    assertFails("no seat “p2” in lair", "moves p2: 4");
    assertFails("no seat “Ana” in lair", "allowed Ana 4");
    assertFails("expected a seat or “spectator”", "sees: x");
    assertFails("expected a seat or “spectator”", "told: x");
    assertFails("no move was played", "told p0 has: x");
    assertFails("expected a card, got hello", "allowed p1 hello");
    assertFails(
        "expect: expected over, turn, sand, count, state, moves, allowed, refused, unreadable,"
            + " sees, told, cue or perft, got “dance”",
        "dance: yes");
  }

  @Test
  void movesAreToldToEverybodyAsTheyMayKnow() {
    String two = CHOOSING.replace("/1,0/", "/0,0/") + "play p0 2\n";
    assertEquals(
        Optional.empty(),
        play(
            two
                + "expect told p0: You choose 2\nexpect told p1: P0 chooses\n"
                + "expect told spectator lacks: 2\nexpect cue p0: choose 2\n"
                + "play p1 4\nexpect told spectator has: shown 2,4\n"
                + "deal 0:7; 1:8\nexpect told p0: P1 draws\nexpect turn: p0+p1"));
    assertFailsAt(
        6, "expected “P0 chooses”, found “You choose 2”", two + "expect told p0: P0 chooses");
  }

  @Test
  void theGlassRunsOnlyWhereThereIsSand() {
    assertEquals(
        Optional.empty(), play(CHOOSING + "glass\nexpect state has: /1,4/2\nexpect turn: draw"));
    assertFailsAt(4, "no sand runs", CHOOSING.replace("option sand=yes\n", "") + "glass");
    assertFailsAt(5, "the rules do not let the players stop here", CHOOSING + "count");
  }

  @Test
  void whatIsPlayedMustBeAllowed() {
    assertFailsAt(5, "7 is refused: LA-1: Not in your hand.", CHOOSING + "play p1 7");
    assertFailsAt(5, "play: expected SEAT MOVE, got “p1”", CHOOSING + "play p1");
    assertFailsAt(
        5,
        "expected game, players, option, eyes, state, play, deal, glass, count or expect, got “sing”",
        CHOOSING + "sing loud");
    assertFailsAt(5, "option: expected before the table is set", CHOOSING + "option sand=no");
    assertFailsAt(5, "no seat “p7” in lair", CHOOSING + "eyes p7");
  }

  @Test
  void theTableIsSetUpAsTheScenarioSays() {
    String three = "game lair\nplayers 3\n# T\n";
    assertEquals(
        Optional.empty(), play(three + "expect state: ///0,0,0/0,0,0/" + deck(21) + "//1"));
    assertFailsAt(
        4,
        "players: expected a number, got “some”",
        three.replace("3", "some") + "expect turn: p0");
    assertFailsAt(4, "players: expected 2|3|4, got 9", three.replace("3", "9") + "expect turn: p0");
    assertFailsAt(3, "unknown game “chess”", "game chess\n# T\nexpect turn: p0");
    assertFailsAt(
        2,
        "option: expected NAME=VALUE, got “sand”",
        "game lair\noption sand\n# T\nexpect turn: x");
    assertEquals(
        Optional.of(new Failure("LA-1 nothing", 2, "nothing is expected")),
        play("game lair\n# LA-1 nothing\n"));
  }

  private static String deck(int cards) {
    StringBuilder deck = new StringBuilder("1");
    for (int card = 2; card <= cards; card++) {
      deck.append(',').append(card);
    }
    return deck.toString();
  }

  @Test
  void aFileIsCutIntoScenarios() {
    List<Scenario> cut =
        Scenario.read(
            """
            game lair
            -- a comment

            # LA-1 one
            state 1
             2
            expect
            # LA-2 two
            expect turn: p0
            """);
    assertEquals(
        List.of(
            new Scenario(
                "LA-1 one",
                4,
                List.of(
                    new Scenario.Line(1, "game", "lair"),
                    new Scenario.Line(5, "state", "1 2"),
                    new Scenario.Line(7, "expect", ""))),
            new Scenario(
                "LA-2 two",
                8,
                List.of(
                    new Scenario.Line(1, "game", "lair"),
                    new Scenario.Line(9, "expect", "turn: p0")))),
        cut);
  }

  /** The wolf has four moves at first, and the sheep eleven answers to three of them or more. */
  @Test
  void perftCountsWaysToPlay() {
    String kukuli = "game kukuli\n# KU-1 the start\n";
    assertFailsAt(3, "expected “5”, found “4”", kukuli + "expect perft: 5");
    Game<?, ?, ?> game = Shelf.find("kukuli").orElseThrow();
    assertEquals(1, count(game, 0));
    assertEquals(4, count(game, 1));
    assertEquals(
        Optional.empty(),
        play(
            "game kukuli\n# KU-4 over\n"
                + "state S . . / . . . / . . . . . / . . W . . / . . . . . / . S . . . / . S . . .;"
                + " sheep\nexpect perft: 0 0"));
  }

  private static <S, M> long count(Game<S, M, ?> game, int depth) {
    return Perft.count(game, game.start(game.info().usual()), depth);
  }

  private static void assertFails(String why, String expectation) {
    assertFailsAt(5, why, CHOOSING + "expect " + expectation);
  }

  private static void assertFailsAt(int line, String why, String text) {
    Failure failure = play(text).orElseThrow(() -> new AssertionError("holds: " + text));
    assertEquals(why, failure.message());
    assertEquals(line, failure.line());
  }

  private static Optional<Failure> play(String text) {
    Scenarios scenarios =
        new Scenarios(id -> id.equals("lair") ? Optional.of(new Lair()) : Shelf.find(id));
    return scenarios.play(Scenario.read(text).getFirst());
  }
}
