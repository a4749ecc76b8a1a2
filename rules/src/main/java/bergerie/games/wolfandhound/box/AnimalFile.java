package bergerie.games.wolfandhound.box;

import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.ContentFile;
import bergerie.rules.content.SourceLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads {@code animals.txt}: {@code id | colour | movement | targets | power}. */
final class AnimalFile {

  // WH-3: sixteen cards.
  private static final int ANIMALS = 16;

  /** With a tornado before everybody nobody might ever play: one place is always free. */
  private static final int TORNADOES = 3;

  private AnimalFile() {}

  static Reading<List<Animal>> read(ContentFile source) {
    List<Animal> animals = new ArrayList<>();
    for (SourceLine line : source.lines()) {
      switch (animal(line)) {
        case Reading.Garbled<Animal>(Words why) -> {
          return Reading.garbled(why);
        }
        case Reading.Understood<Animal>(Animal animal) -> {
          if (animals.stream().anyMatch(other -> other.id().equals(animal.id()))) {
            return line.expected("every animal once", "chaque animal une fois", animal.id());
          }
          animals.add(animal);
          if (animals.stream().filter(other -> other.kind() == Kind.TORNADO).count() > TORNADOES) {
            return line.expected(
                "at most " + TORNADOES + " tornadoes",
                "au plus " + TORNADOES + " tornades",
                animal.id());
          }
        }
      }
    }
    return animals.size() == ANIMALS
        ? Reading.of(animals)
        : ContentFiles.wrongTotal(source, new Words("animals", "animaux"), ANIMALS, animals.size());
  }

  private static Reading<Animal> animal(SourceLine line) {
    List<String> fields = line.fields();
    if (fields.size() != 5) {
      String form = "id | colour | movement | targets | power";
      return line.expected("“" + form + "”", "« " + form + " »", line.text());
    }
    String id = fields.getFirst();
    if (!id.matches("[HWTM][0-9]{2}")) {
      return line.expected(
          "an id such as H01, W01, T01 or M01", "un code comme H01, W01, T01 ou M01", id);
    }
    Kind kind = Kind.of(id);
    Optional<Colour> colour = Named.find(kind.colours(), fields.get(1));
    if (colour.isEmpty()) {
      return oneOf(line, kind.colours().stream().map(Colour::id).toList(), fields.get(1));
    }
    Optional<Movement> movement =
        Arrays.stream(Movement.values()).filter(m -> m.mark().equals(fields.get(2))).findFirst();
    if (movement.isEmpty()) {
      return oneOf(
          line, Arrays.stream(Movement.values()).map(Movement::mark).toList(), fields.get(2));
    }
    Optional<Power> power =
        kind.powers().stream().filter(p -> p.mark().equals(fields.get(4))).findFirst();
    if (power.isEmpty()) {
      return oneOf(line, kind.powers().stream().map(Power::mark).toList(), fields.get(4));
    }
    return targets(line, kind, fields.get(3))
        .then(
            targets ->
                Reading.of(
                    new Animal(
                        id,
                        colour.orElseThrow(),
                        movement.orElseThrow(),
                        targets,
                        power.orElseThrow())));
  }

  private static Reading<List<Target>> targets(SourceLine line, Kind kind, String text) {
    if (kind == Kind.TORNADO && !text.equals("self")) {
      return oneOf(line, List.of("self"), text);
    }
    List<String> marks = Arrays.asList(text.split("\\+", -1));
    List<Target> targets =
        Arrays.stream(Target.values()).filter(target -> marks.contains(target.id())).toList();
    return targets.size() == marks.size() && new HashSet<>(marks).size() == marks.size()
        ? Reading.of(targets)
        : line.expected(
            "self, left, right, or several joined by +",
            "self, left, right, ou plusieurs reliés par +",
            text);
  }

  private static <T> Reading<T> oneOf(SourceLine line, List<String> marks, String found) {
    String en = marks.stream().collect(Collectors.joining(" or "));
    String fr = marks.stream().collect(Collectors.joining(" ou "));
    return line.expected(en, fr, found);
  }
}
