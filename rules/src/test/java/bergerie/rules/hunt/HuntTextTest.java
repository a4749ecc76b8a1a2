package bergerie.rules.hunt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import bergerie.games.Shelf;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.telling.Beat;
import bergerie.telling.Spoken;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hunts as a terminal draws them, as states are written, and as moves are told. */
class HuntTextTest {

  private static final String KUKULI =
      ". . . / . W . / . . S . . / . . . . . / R . S . S / S S S . . / S . . . .; ";

  // Drawn

  /** KU-1: the alquerque, whose diagonals cross where column and row are alike, and the den. */
  @Test
  void theBoardWithTheDenIsDrawnWithItsLines() {
    assertEquals(
        """
        7  .-------.-------.
             \\     |     /
        6      .---W---.
                 \\ | /
        5  .---.---S---.---.
           | \\ | / | \\ | / |
        4  .---.---.---.---.
           | / | \\ | / | \\ |
        3  R---.---S---.---S
           | \\ | / | \\ | / |
        2  S---S---S---.---.
           | / | \\ | / | \\ |
        1  S---.---.---.---.
           A   B   C   D   E
        """,
        drawn("kukuli", Map.of("rams", "1"), KUKULI + "wolves"));
  }

  /** BB-1: wolves on C2 and C4, four stacks of five sheep. */
  @Test
  void stacksAreDrawnWithTheirHeight() {
    assertEquals(
        """
        5  .---S5--.---S5--.
           | \\ | / | \\ | / |
        4  .---.---W---.---.
           | / | \\ | / | \\ |
        3  .---S5--.---S5--.
           | \\ | / | \\ | / |
        2  .---.---W---.---.
           | / | \\ | / | \\ |
        1  .---.---.---.---.
           A   B   C   D   E
        """,
        drawn(
            "bagh-bandi",
            Map.of(),
            ". S5 . S5 . / . . W . . / . S5 . S5 . / . . W . . / . . . . .; sheep"));
  }

  // Seen and counted

  @Test
  void everybodySeesWhatStandsWhereAndHowLongNothingHappened() {
    String line =
        "W . . . W / . . . . . / . . S . . / . . . . . / W . . . W; wolves; hand 17; quiet 9";
    HuntView view = (HuntView) view("bagh-chal", Map.of(), line);
    assertEquals(5, view.pieces().size());
    assertEquals(new HuntView.Stand("A1", Piece.WOLF, 1), view.pieces().getFirst());
    assertEquals(new HuntView.Stand("C3", Piece.SHEEP, 1), view.pieces().get(2));
    assertEquals(Side.WOLVES, view.toMove());
    assertEquals(2, view.captured(), "20 less 17 in hand and one on the board");
    assertEquals(new HuntView.Hand(17, 0), view.hand());
    assertEquals(4, view.quiet().orElseThrow().turns(), "whole turns of both sides");
    HuntView kukuli = (HuntView) view("kukuli", Map.of("rams", "1"), KUKULI + "sheep");
    assertEquals(Optional.empty(), kukuli.quiet());
  }

  @Test
  void wolvesSheepAndPointsNeverChange() {
    assertEquals(
        Map.of("wolves", 4, "sheep", 20, "points", 25),
        stock(
            "bagh-chal",
            Map.of(),
            "W . . . W / . . . . . / . . S . . / . . . . . / W . . . W; wolves; hand 17"));
    assertEquals(
        Map.of("wolves", 1, "sheep", 12, "points", 31),
        stock("kukuli", Map.of("rams", "1"), KUKULI + "wolves"));
    assertEquals(
        Map.of("wolves", 2, "sheep", 20, "points", 25),
        stock(
            "bagh-bandi",
            Map.of(),
            ". S4 S S5 . / . . W . . / . S5 . S5 . / . . W . . / . . . . .; wolves"));
  }

  // Written

  @Test
  void whatIsNoStateSaysWhatWasExpected() {
    assertGarbled("expected a board, “;” and the side to move (wolves or sheep)", ". . .");
    assertGarbled("expected 7 rows parted by “/”, top row first, found 1", ". . .; wolves");
    assertGarbled(
        "row 7: expected 3 marks parted by blanks, found 2",
        KUKULI.replaceFirst("\\. \\. \\. /", ". . /") + "wolves");
    assertGarbled(
        "C6: expected . W RW S R or a stack such as S5, got “X”",
        KUKULI.replace("W", "X") + "wolves");
    assertGarbled("“dogs”: expected wolves or sheep", KUKULI + "dogs");
    assertGarbled(
        "“moon 3”: expected “hand N”, “hand N+RAMS”, “quiet N” or “past …”",
        KUKULI + "wolves; moon 3");
    assertGarbled("“hand x”: expected “hand N” or “hand N+RAMS”", KUKULI + "wolves; hand x");
    assertGarbled("past: expected “board, side | board, side”", KUKULI + "wolves; past x");
    assertGarbled("“dogs”: expected wolves or sheep", KUKULI + "wolves; past . . ., dogs");
  }

  @Test
  void blanksMayBeWide() {
    Setup setup = setup("kukuli", Map.of("rams", "1"));
    Game<?, ?, ?> game = Shelf.find("kukuli").orElseThrow();
    assertEquals(
        game.notation().readState(setup, KUKULI + "wolves"),
        game.notation().readState(setup, KUKULI.replace(" ", "  ") + "wolves"));
  }

  // Told

  @Test
  void theOnlyWolfIsTheWolfAndSheepAreCounted() {
    assertTold(
        "The wolf goes from C6 to B6. | Le loup va de C6 à B6.", "kukuli", KUKULI, "wolf C6-B6");
    assertTold(
        "A sheep goes from B2 to B3. | Un mouton va de B2 à B3.", "kukuli", KUKULI, "sheep B2-B3");
    assertTold(
        "The ram goes from A3 to A4. | Le bélier va de A3 à A4.", "kukuli", KUKULI, "sheep A3-A4");
    assertTold(
        "The wolf jumps from C6 to C4 and captures a sheep."
            + " | Le loup saute de C6 à C4 et capture un mouton.",
        "kukuli",
        KUKULI,
        "wolf C6xC4");
    assertTold(
        "The wolf jumps from C6 to C4, on to C2 and captures 2 sheep."
            + " | Le loup saute de C6 à C4, puis à C2 et capture 2 moutons.",
        "kukuli",
        KUKULI,
        "wolf C6xC4xC2");
    String ram = KUKULI.replace("R . S", "S . R");
    assertTold(
        "The wolf jumps from C6 to C4, on to C2 and captures 1 sheep and 1 ram."
            + " | Le loup saute de C6 à C4, puis à C2 et capture 1 mouton et 1 bélier.",
        "kukuli",
        ram,
        "wolf C6xC4xC2");
    assertTold(
        "The wolf jumps from C4 to C2 and captures a ram."
            + " | Le loup saute de C4 à C2 et capture un bélier.",
        "kukuli",
        ram.replace(". W .", ". . .").replace(". . S . . / . . . . .", ". . . . . / . . W . ."),
        "wolf C4xC2");
  }

  @Test
  void oneOfSeveralWolvesIsAWolf() {
    String line = "W . . . W / . . . . . / . . S . . / . . . . . / W . . . W; ";
    assertTold(
        "A wolf goes from A1 to A2. | Un loup va de A1 à A2.", "bagh-chal", line, "wolves A1-A2");
    assertTold(
        "A sheep is placed on C1. | Un mouton est posé en C1.", "bagh-chal", line, "sheep @C1");
  }

  @Test
  void aChainIsOneBeatAfterAnother() {
    Told told = told("kukuli", KUKULI, "wolf C6xC4xC2");
    assertEquals(
        List.of(
            Beat.of("jump", "HG-2").by(0).with("wolf").from("C6").to("C4"),
            Beat.of("take", "HG-2").by(0).with("sheep").from("C5").to("taken"),
            Beat.of("jump", "HG-2").by(0).with("wolf").from("C4").to("C2"),
            Beat.of("take", "HG-2").by(0).with("sheep").from("C3").to("taken")),
        told.beats());
  }

  // The past

  @Test
  void pastsAreEqualWhenTheyHoldTheSamePositions() {
    Past<String> past = Past.of("a").and("b").and("a");
    assertEquals(Past.of("a").and("b").and("a"), past);
    assertEquals(Past.of("a").and("b").and("a").hashCode(), past.hashCode());
    assertNotEquals(Past.of("a").and("b"), past);
    assertNotEquals((Object) "a", past);
    assertEquals(2, past.times("a"));
    assertEquals(1, past.times("b"));
    assertEquals(3, past.size());
    assertEquals(List.of("a", "b", "a"), past.positions());
    assertEquals("[a, b, a]", past.toString());
  }

  private static String drawn(String id, Map<String, String> options, String line) {
    return drawn(Shelf.find(id).orElseThrow(), options, line);
  }

  private static <S, M, V> String drawn(
      Game<S, M, V> game, Map<String, String> options, String line) {
    S state = state(game, options, line);
    return game.notation().draw(game.view(state, new Viewer.Spectator()));
  }

  private static Object view(String id, Map<String, String> options, String line) {
    return view(Shelf.find(id).orElseThrow(), options, line);
  }

  private static <S, M, V> V view(Game<S, M, V> game, Map<String, String> options, String line) {
    return game.view(state(game, options, line), new Viewer.Spectator());
  }

  private static Map<String, Integer> stock(String id, Map<String, String> options, String line) {
    return stock(Shelf.find(id).orElseThrow(), options, line);
  }

  private static <S> Map<String, Integer> stock(
      Game<S, ?, ?> game, Map<String, String> options, String line) {
    return game.stock(state(game, options, line));
  }

  private static Setup setup(String id, Map<String, String> options) {
    return Shelf.find(id).orElseThrow().info().setup(2, options).orThrow();
  }

  private static <S> S state(Game<S, ?, ?> game, Map<String, String> options, String line) {
    return game.notation().readState(setup(game.info().id(), options), line).orThrow();
  }

  private static void assertTold(String expected, String id, String board, String said) {
    Told told = told(id, board, said);
    Spoken spoken =
        told.line().to(Shelf.find(id).orElseThrow().info().hearer(new Viewer.Spectator()));
    assertEquals(expected, spoken.en().text() + " | " + spoken.fr().text());
  }

  private static Told told(String id, String board, String said) {
    return told(Shelf.find(id).orElseThrow(), board, said);
  }

  /** What is told of a move by one side, the one to move. */
  private static <S, M, V> Told told(Game<S, M, V> game, String board, String said) {
    String[] parts = said.split(" ", 2);
    Seat seat = game.info().seat(parts[0]).orElseThrow();
    boolean placing = game.info().id().equals("bagh-chal");
    String line = board + (seat.index() == 0 ? "wolves" : "sheep") + (placing ? "; hand 17" : "");
    S state = state(game, placing ? Map.of() : Map.of("rams", "1"), line);
    M move = game.notation().read(state, parts[1]).orThrow();
    return game.notation().tell(state, Actor.player(seat), move, new Viewer.Spectator());
  }

  private static void assertGarbled(String expected, String line) {
    Reading<?> reading =
        Shelf.find("kukuli")
            .orElseThrow()
            .notation()
            .readState(setup("kukuli", Map.of("rams", "1")), line);
    assertEquals(expected, assertInstanceOf(Reading.Garbled.class, reading).why().en());
  }
}
