package bergerie.rules.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Where content files come from: the house's own, or a folder of the host's. */
@FunctionalInterface
public interface Library {

  /** The content file of a game, such as {@code animals.txt} of {@code wolf-and-hound}. */
  ContentFile open(String game, String file);

  /** The files that come with the program. Each line of them says where it comes from. */
  static Library builtIn() {
    return (game, file) -> {
      String path = "/bergerie/content/" + game + "/" + file;
      try (InputStream in = Library.class.getResourceAsStream(path)) {
        if (in == null) {
          throw new IllegalStateException("no content " + path);
        }
        String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        return ContentFile.of(game + "/" + file, text).traced();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
