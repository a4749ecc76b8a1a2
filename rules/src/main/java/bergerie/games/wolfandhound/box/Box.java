package bergerie.games.wolfandhound.box;

import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.content.Fingerprint;
import bergerie.rules.content.Library;
import bergerie.rules.content.SourceLine;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is in the box: animals, number cards and recommended combinations, the first of which is for
 * a first game.
 */
public record Box(List<Animal> animals, Cards deck, List<Combo> combos) {

  /** The id of the game whose box it is. */
  public static final String GAME = "wolf-and-hound";

  /** The content files, and how their lines name what they put into the box. */
  public static final Map<String, Function<SourceLine, Words>> FILES =
      Map.of(
          "animals.txt", line -> Animal.label(line.fields().getFirst()),
          "cards.txt", line -> Words.same(line.fields().getFirst()),
          "combos.txt", line -> Words.same(line.fields().getLast()));

  public Box {
    animals = List.copyOf(animals);
    combos = List.copyOf(combos);
  }

  /** The box with the content files of a library, or what is wrong with them. */
  public static Reading<Box> read(Library library) {
    return AnimalFile.read(library.open(GAME, "animals.txt"))
        .then(
            animals ->
                CardFile.read(library.open(GAME, "cards.txt"))
                    .then(
                        deck ->
                            ComboFile.read(library.open(GAME, "combos.txt"), animals)
                                .then(combos -> Reading.of(new Box(animals, deck, combos)))));
  }

  /** A word that changes when a card does, or how many sheep a combination is played with. */
  public String fingerprint() {
    StringBuilder text = new StringBuilder(deck.toString());
    animals.forEach(animal -> text.append('\n').append(animal.id()).append(animal.mark()));
    combos.stream()
        .filter(combo -> combo.level() == Combo.Level.EXPERT)
        .forEach(combo -> text.append('\n').append(combo.text()));
    return Fingerprint.of(text.toString());
  }

  public Optional<Animal> find(String id) {
    return animals.stream().filter(animal -> animal.id().equals(id)).findFirst();
  }

  // WH-12: the expert combinations, which we advise to play with four sheep.
  public boolean isExpert(List<Animal> chosen) {
    List<String> ids = chosen.stream().map(Animal::id).toList();
    return combos.stream()
        .filter(combo -> combo.level() == Combo.Level.EXPERT)
        .anyMatch(combo -> new HashSet<>(combo.ids()).equals(new HashSet<>(ids)));
  }
}
