package bergerie.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.match.MatchFile;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Verified;
import bergerie.telling.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game in the terminal, typed line by line. */
class TerminalTableTest {

  private static final String SEED = "00".repeat(32);

  @TempDir Path folder = Path.of("");

  @Test
  void drawsTheBoardAndPlaysBothSides() throws IOException {
    String out = play("kukuli", Language.EN, Seat.all(2), "C6-C5", "A3-A4", "quit");
    assertTrue(out.contains("6      .---W---."), out);
    assertTrue(out.contains("The wolf goes from C6 to C5."), out);
    assertTrue(out.contains("4  S---.---.---.---."), out);
  }

  @Test
  void listsLegalMovesAndTellsTheRuleThatForbidsOne() throws IOException {
    String out = play("kukuli", Language.EN, Seat.all(2), "?", "why C6-A1", "why C6-C5", "C6-A1");
    assertTrue(out.contains("C6-C5  C6-B6  C6-D6  C6-C7"), out);
    assertTrue(out.contains("HG-1: No line joins C6 and A1."), out);
    assertTrue(out.contains("That move is allowed."), out);
    assertTrue(out.contains("A piece moves along a line"), out);
  }

  @Test
  void speaksFrench() throws IOException {
    String out = play("kukuli", Language.FR, Seat.all(2), "C6-C5", "A3-A2", "n'importe quoi");
    assertTrue(out.contains("Le loup va de C6 à C5."), out);
    assertTrue(out.contains("HG-1: A2 n’est pas libre."), out);
    assertTrue(out.contains("« n'importe quoi » n’est pas un coup"), out);
  }

  @Test
  void undoTakesTheOwnLastMoveBack() throws IOException {
    String out = play("kukuli", Language.EN, List.of(Seat.of(0)), "undo", "C6-C7", "undo", "?");
    assertTrue(out.contains("There is nothing to take back."), out);
    assertTrue(out.lastIndexOf("C6-C5  C6-B6  C6-D6  C6-C7") > out.indexOf("to C7"), out);
  }

  @Test
  void savesAMatchThatCanBeVerified() throws IOException {
    Path file = folder.resolve("match.txt");
    play("bagh-chal", Language.EN, Seat.all(2), "@C3", "A1-A2", "undo", "E1-E2", "save " + file);
    Game<?, ?, ?> game = Shelf.find("bagh-chal").orElseThrow();
    MatchRecord record =
        MatchFile.read(Files.readString(file), id -> Shelf.find(id).map(g -> g.info())).orThrow();
    assertEquals(3, Verified.of(game, record).orThrow().steps());
  }

  @Test
  void aWholeGameAgainstABotEnds() throws IOException {
    // Wolves alone against a random bot: end of input leaves, and nothing breaks on the way.
    String out = play("kukuli", Language.EN, List.of(), "");
    assertTrue(out.contains("win.") || out.contains("A draw."), out);
  }

  private static String play(String id, Language language, List<Seat> people, String... typed)
      throws IOException {
    StringWriter out = new StringWriter();
    sitDown(Shelf.find(id).orElseThrow(), language, people, String.join("\n", typed), out);
    return out.toString();
  }

  private static <S, M, V> void sitDown(
      Game<S, M, V> game, Language language, List<Seat> people, String typed, StringWriter out)
      throws IOException {
    new TerminalTable<>(
            game,
            new ScoreSheet<>(game, game.info().usual(), SEED),
            people,
            Bots.of(game, Level.RANDOM),
            new Talk(
                language,
                new BufferedReader(new StringReader(typed)),
                new PrintWriter(out, true),
                TerminalTable.ENDED))
        .run();
  }
}
