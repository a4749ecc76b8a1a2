package bergerie.games.wolfandhound.text;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Card;
import bergerie.games.wolfandhound.round.Hand;
import bergerie.games.wolfandhound.round.Name;
import bergerie.games.wolfandhound.round.Phase;
import bergerie.games.wolfandhound.round.Side;
import bergerie.games.wolfandhound.round.WolfAndHoundState;
import bergerie.rules.Reading;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads the first field of a state line: whose turn it is, and what the table is about. */
final class PhaseReader {

  private final WolfAndHoundState table;

  /**
   * @param table all but the phase
   */
  PhaseReader(WolfAndHoundState table) {
    this.table = table;
  }

  Reading<WolfAndHoundState> read(String text) {
    List<String> words = Arrays.asList(text.split("\\s+", -1));
    Optional<Name> name = words.size() < 2 ? Optional.empty() : Name.find(words.get(1));
    return name.flatMap(
            active ->
                phase(
                    table.passedTo(table.seating().place(active)),
                    words.getFirst(),
                    words.subList(2, words.size())))
        .map(Reading::of)
        .orElseGet(
            () ->
                StateReader.expected(
                    "a phase that fits the table, such as “play P1”",
                    "une phase qui convient à la table, comme « play P1 »",
                    text));
  }

  private static Optional<WolfAndHoundState> phase(
      WolfAndHoundState state, String phase, List<String> rest) {
    boolean bare = rest.isEmpty();
    boolean ghost = state.activeIsGhost();
    int hand = state.hands().at(state.active()).size();
    Optional<WolfAndHoundState> some = Optional.of(state);
    return switch (phase) {
      case "sit" ->
          some.filter(_ -> bare && state.agreed().drawsSeats() && state.played().isEmpty())
              .map(table -> table.in(new Phase.Sitting()));
      case "deal" ->
          some.filter(_ -> bare && !ghost && hand < Hand.DEALT)
              .map(table -> table.in(new Phase.Dealing()));
      case "act" -> animals(state, rest).flatMap(animals -> waiting(state, animals));
      case "play" ->
          some.filter(_ -> bare && !ghost && hand > 0).map(table -> table.in(new Phase.Playing()));
      case "turn" ->
          some.filter(_ -> bare && ghost && hand > 0).map(table -> table.in(new Phase.TurningUp()));
      case "call" -> rest.size() == 1 ? called(state, rest.getFirst()) : Optional.empty();
      case "swap" ->
          some.filter(_ -> bare && ghost && hand > 0).map(table -> table.in(new Phase.Swapping()));
      case "flip" ->
          animals(state, rest)
              .filter(animals -> animals.stream().allMatch(Animal::isMetamorph))
              .map(animals -> state.in(new Phase.Flipping(animals)));
      case "part" ->
          animals(state, rest)
              .filter(animals -> animals.equals(state.pack().alike()))
              .map(animals -> state.in(new Phase.Parting(animals.getFirst(), animals.getLast())));
      case "draw" ->
          some.filter(_ -> bare && !ghost && state.pile() > 0)
              .map(table -> table.in(new Phase.Drawing()));
      case "won" -> rest.size() == 2 ? won(state, rest) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<List<Animal>> animals(WolfAndHoundState state, List<String> rest) {
    List<Animal> found = new ArrayList<>();
    for (String id : rest.size() == 1 ? rest.getFirst().split("\\+", -1) : new String[] {""}) {
      Optional<Animal> animal =
          state.agreed().animals().stream().filter(a -> a.id().equals(id)).findFirst();
      if (animal.isEmpty()) {
        return Optional.empty();
      }
      found.add(animal.get());
    }
    return Optional.of(found);
  }

  private static Optional<WolfAndHoundState> waiting(
      WolfAndHoundState state, List<Animal> animals) {
    int waiting = 0;
    for (Animal animal : animals) {
      waiting |= 1 << state.pack().number(animal);
    }
    return (waiting & ~state.pack().before(state.active())) == 0
        ? Optional.of(state.in(new Phase.Activating(waiting)))
        : Optional.empty();
  }

  private static Optional<WolfAndHoundState> called(WolfAndHoundState state, String text) {
    return Card.find(text)
        .filter(card -> state.activeIsGhost() && state.pile() > 0 && state.unseen().has(card))
        .map(card -> state.seen(card).in(new Phase.Calling(card)));
  }

  private static Optional<WolfAndHoundState> won(WolfAndHoundState state, List<String> rest) {
    for (Side side : Side.values()) {
      for (Phase.Reason reason : Phase.Reason.values()) {
        if (rest.equals(List.of(side.id(), reason.rule()))) {
          return Optional.of(state.in(new Phase.Decided(side, reason)));
        }
      }
    }
    return Optional.empty();
  }
}
