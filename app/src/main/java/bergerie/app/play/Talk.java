package bergerie.app.play;

import bergerie.rules.Words;
import bergerie.telling.Language;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.Optional;

/**
 * A conversation in a terminal, in one language.
 *
 * @param ended said at the end of the input
 */
record Talk(Language language, BufferedReader in, PrintWriter out, Words ended) {

  void say(Words words) {
    out.println(words.in(language));
  }

  void show(String text) {
    out.println(text);
  }

  /** What was typed, or nothing at the end of the input. */
  Optional<String> ask(Words prompt) throws IOException {
    out.print(prompt.in(language) + " > ");
    out.flush();
    String line = in.readLine();
    if (Objects.isNull(line)) {
      out.println();
      say(ended);
      return Optional.empty();
    }
    return Optional.of(line.strip());
  }
}
