package bergerie.games.wolfandhound.box;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;

/** What is said of a content file as a whole. */
final class ContentFiles {

  private ContentFiles() {}

  /** So many are wanted; the last line is where the count is known. */
  static <T> Reading<T> wrongTotal(ContentFile source, Words what, int wanted, int found) {
    int last = source.lines().isEmpty() ? 1 : source.lines().getLast().number();
    return Reading.garbled(
        new Words(
                "{0}:{1}: expected {2} {3} in all, found {4}",
                "{0}:{1} : attendu {2} {3} en tout, trouvé {4}")
            .with(source.file(), last, wanted, what, found));
  }
}
