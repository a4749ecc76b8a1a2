package bergerie.table.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What is made from the records of the wire is what they say. With {@code -Dbergerie.write=true} it
 * is written anew instead; docs/wire-changes.md has the command.
 */
class ContractTest {

  private static final Path ROOT = Path.of("..");

  @Test
  void whatWasMadeIsWhatTheRecordsSay() throws IOException {
    for (Map.Entry<String, String> file : Contract.files(ROOT).entrySet()) {
      Path path = ROOT.resolve(file.getKey());
      if (Boolean.getBoolean("bergerie.write")) {
        Files.writeString(path, file.getValue());
      }
      assertSame(file.getKey(), Files.readString(path), file.getValue());
    }
  }

  /** Names the line, and so the field, that has drifted. */
  private static void assertSame(String file, String there, String made) {
    List<String> before = words(file, there);
    List<String> now = words(file, made);
    IntStream.range(0, Math.max(before.size(), now.size()))
        .filter(i -> !at(before, i).equals(at(now, i)))
        .findFirst()
        .ifPresent(
            i ->
                assertEquals(
                    around(now, i),
                    around(before, i),
                    file + " has drifted: run mvn -Pcontract -pl table -am test"));
  }

  /** Line by line; word by word where the layout is a formatter's. */
  private static List<String> words(String file, String text) {
    return file.endsWith(".java")
        ? List.of(text.replaceAll("([(){}\\[\\];,.<>])", " $1 ").strip().split("[\\s*]+"))
        : text.lines().toList();
  }

  private static String around(List<String> words, int i) {
    return String.join(
        " ",
        words.subList(Math.min(words.size(), Math.max(0, i - 3)), Math.min(words.size(), i + 4)));
  }

  private static String at(List<String> words, int i) {
    return i < words.size() ? words.get(i) : "";
  }
}
