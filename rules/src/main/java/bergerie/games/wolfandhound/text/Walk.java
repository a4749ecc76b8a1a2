package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.box.Place;
import bergerie.games.wolfandhound.round.Pack;
import bergerie.games.wolfandhound.round.RoundSeats;
import bergerie.games.wolfandhound.round.Someone;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The way a card sends an animal.
 *
 * @param path every place it comes through, from where it lay
 */
record Walk(Animal animal, Part called, RoundSeats seating, List<Place> path) {

  private static final int LAP = Place.ALL.size();

  /** Of every animal that moves. */
  static List<Walk> all(WolfAndHoundState state, Card card) {
    Pack pack = state.pack();
    return IntStream.range(0, pack.size())
        .mapToObj(
            i ->
                new Walk(
                    pack.animal(i),
                    Things.called(pack, pack.animal(i)),
                    state.seating(),
                    pack.path(i, card)))
        .filter(walk -> walk.steps() > 0)
        .toList();
  }

  private int steps() {
    return path.size() - 1;
  }

  Sentence sentence() {
    Part place = whereTo().place();
    if (steps() == 2 * LAP) {
      return Sentence.of(
          "{0} goes round twice, back {1}",
          "{0} fait deux fois le tour complet et revient {1}", called, place);
    }
    if (steps() == LAP) {
      return Sentence.of(
          "{0} goes all the way round, back {1}",
          "{0} fait le tour complet et revient {1}", called, place);
    }
    if (steps() > LAP) {
      return Sentence.of(
          "{0} goes all the way round and on {1}",
          "{0} fait le tour complet et continue jusque {1}", called, place);
    }
    return path.get(1) == path.getFirst().further(1)
        ? Sentence.of("{0} goes {1}", "{0} va {1}", called, place)
        : Sentence.of("{0} goes back {1}", "{0} recule jusque {1}", called, place);
  }

  // WH-24, WH-26
  Beat beat() {
    return Beat.of("walk", "WH-24")
        .by(whereTo().seat().index())
        .with(Things.id(animal))
        .from(named(path.subList(0, steps()), "+"))
        .to(named(path.subList(steps(), path.size()), "+"));
  }

  /** As cues write it. */
  String cue() {
    return animal.id() + " " + named(path, ">");
  }

  private Someone whereTo() {
    return Someone.at(seating, path.getLast());
  }

  private String named(List<Place> places, String between) {
    return places.stream()
        .map(place -> seating.name(place).name())
        .collect(Collectors.joining(between));
  }
}
