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

/** Reads {@code combos.txt}: {@code level | animals}. */
final class ComboFile {

  private ComboFile() {}

  static Reading<List<Combo>> read(ContentFile source, List<Animal> animals) {
    List<Combo> combos = new ArrayList<>();
    for (SourceLine line : source.lines()) {
      switch (combo(line, animals)) {
        case Reading.Garbled<Combo>(Words why) -> {
          return Reading.garbled(why);
        }
        case Reading.Understood<Combo>(Combo combo) -> combos.add(combo);
      }
    }
    return combos.isEmpty()
        ? ContentFiles.wrongTotal(source, new Words("combination", "combinaison"), 1, 0)
        : Reading.of(combos);
  }

  private static Reading<Combo> combo(SourceLine line, List<Animal> animals) {
    List<String> fields = line.fields();
    if (fields.size() != 2) {
      return line.expected("“level | animals”", "« niveau | animaux »", line.text());
    }
    Optional<Combo.Level> level = Named.find(Combo.Level.values(), fields.get(0));
    if (level.isEmpty()) {
      return line.expected(
          "first, beginner, experienced or expert",
          "first, beginner, experienced ou expert",
          fields.get(0));
    }
    List<String> ids = Arrays.asList(fields.get(1).split("\\+", -1));
    for (String id : ids) {
      if (animals.stream().noneMatch(animal -> animal.id().equals(id))) {
        return line.expected("animals of animals.txt", "des animaux de animals.txt", id);
      }
    }
    return ids.size() <= Combo.MOST && new HashSet<>(ids).size() == ids.size()
        ? Reading.of(new Combo(level.get(), ids))
        : line.expected(
            "1 to " + Combo.MOST + " different animals joined by +",
            "1 à " + Combo.MOST + " animaux différents reliés par +",
            fields.get(1));
  }
}
