package bergerie.rules.content;

import bergerie.rules.Provenance;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What a line of a content file puts into the box, a card, a number of copies or a combination, and
 * where it comes from. It has no part in the word that says which content a match was played with.
 *
 * @param file its name, without the folder
 * @param line what the file says of it
 */
public record Component(String file, String line, Words name, List<Provenance> sources) {

  /** Where a line of a host’s own file comes from, if that is not said. */
  public static final Provenance THIS_HOUSE =
      new Provenance.Ours(
          new Words("written by the host of this house.", "écrit par l’hôte de cette maison."));

  public Component {
    sources = List.copyOf(sources);
  }

  /** All that the files of a game put into its box, given how their lines name it. */
  public static Reading<List<Component>> all(
      Library library, String game, Map<String, Function<SourceLine, Words>> files) {
    List<Component> all = new ArrayList<>();
    for (Map.Entry<String, Function<SourceLine, Words>> file : new TreeMap<>(files).entrySet()) {
      for (SourceLine line : library.open(game, file.getKey()).lines()) {
        switch (sources(line)) {
          case Reading.Garbled<List<Provenance>>(Words why) -> {
            return Reading.garbled(why);
          }
          case Reading.Understood<List<Provenance>>(List<Provenance> sources) ->
              all.add(
                  new Component(
                      file.getKey(),
                      String.join(" | ", line.fields()),
                      file.getValue().apply(line),
                      sources));
        }
      }
    }
    return Reading.of(all);
  }

  private static Reading<List<Provenance>> sources(SourceLine line) {
    List<Provenance> sources = new ArrayList<>();
    for (SourceLine from : line.from()) {
      switch (Provenance.read(from.text())) {
        case Reading.Garbled<Provenance>(Words why) -> {
          return from.wrong(why);
        }
        case Reading.Understood<Provenance>(Provenance source) -> sources.add(source);
      }
    }
    return Reading.of(sources.isEmpty() ? List.of(THIS_HOUSE) : sources);
  }
}
