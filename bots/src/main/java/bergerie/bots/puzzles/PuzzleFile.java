package bergerie.bots.puzzles;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puzzles as text: one in each line, and comments. docs/solved.md describes it. */
final class PuzzleFile {

  private static final String COMMENT = "--";

  private PuzzleFile() {}

  /** Those of a game that come with the program; none where there is no file. */
  static List<Posed> beside(String game) {
    try (InputStream in = PuzzleFile.class.getResourceAsStream(game + ".txt")) {
      return in == null ? List.of() : read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Posed> read(String text) {
    return text.lines()
        .filter(line -> !line.isBlank() && !line.startsWith(COMMENT))
        .map(line -> Posed.read(line).orThrow())
        .toList();
  }

  static String write(String game, List<Posed> puzzles) {
    return Stream.concat(
            Stream.of(
                COMMENT + " Puzzles of " + game + ": docs/solved.md tells how this is written."),
            puzzles.stream().map(Posed::written))
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
