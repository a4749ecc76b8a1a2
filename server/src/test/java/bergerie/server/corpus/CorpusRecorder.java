package bergerie.server.corpus;

import bergerie.games.Shelf;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Records what is named by {@code -Dbergerie.record=…}; see the corpus's own README. */
@EnabledIfSystemProperty(named = "bergerie.record", matches = ".+")
class CorpusRecorder {

  private final String wish = System.getProperty("bergerie.record", "");

  @Test
  void record() {
    String[] part = wish.split("/", 2);
    switch (part[0]) {
      case "matches" -> matches(new MatchSet(Corpus.FOLDER.resolve(wish)));
      case "wire", "rest" -> sessions();
      default ->
          throw new IllegalArgumentException(
              "expected matches/SET, wire/SESSION, wire, rest/SESSION or rest, got " + wish);
    }
  }

  /** A new set. One that stands is never written again: it is what was. */
  private static void matches(MatchSet set) {
    if (set.isRecorded()) {
      throw new IllegalArgumentException(
          set.folder() + ": expected a new folder, with nothing in it but perhaps content/");
    }
    List<Shelf> shelves = set.shelves();
    new SetWriter(set).write(new MatchRecorder(shelves, MatchSet.known()).record());
  }

  /** One session by its name; or, by its kind alone, all that have no transcript yet. */
  private void sessions() {
    try (Houses houses = new Houses()) {
      Script.all()
          .forEach(
              (name, script) -> {
                boolean missing = name.startsWith(wish + "/") && !Transcript.exists(name);
                if (name.equals(wish) || missing) {
                  script.record(houses, name).write();
                }
              });
    }
  }
}
