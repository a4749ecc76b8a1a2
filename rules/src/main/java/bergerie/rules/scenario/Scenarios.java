package bergerie.rules.scenario;

import bergerie.rules.Game;
import bergerie.rules.Words;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Plays scenarios and tells what differs. docs/scenarios.md describes the format. */
public final class Scenarios {

  /** For those who read: nothing follows for the table. */
  private static final Set<String> FOR_READERS = Set.of("chapter", "en", "fr");

  private final Function<String, Optional<Game<?, ?, ?>>> shelf;

  /**
   * @param shelf finds a game by its id
   */
  public Scenarios(Function<String, Optional<Game<?, ?, ?>>> shelf) {
    this.shelf = shelf;
  }

  /** Scenarios of one game. */
  public static Scenarios of(Game<?, ?, ?> game) {
    return new Scenarios(only(game));
  }

  /** A shelf with nothing else on it. */
  static Function<String, Optional<Game<?, ?, ?>>> only(Game<?, ?, ?> game) {
    return id -> Optional.<Game<?, ?, ?>>of(game).filter(one -> one.info().id().equals(id));
  }

  /** What differs first, or nothing. */
  public Optional<Failure> play(Scenario scenario) {
    return switch (run(scenario)) {
      case Run.Held<Staging> _ -> Optional.empty();
      case Run.Broken<Staging>(Failure failure) -> Optional.of(failure);
    };
  }

  /** What a scenario shows to whoever its {@code eyes} are; nothing if it does not hold. */
  public Optional<Staging> stage(Scenario scenario) {
    return switch (run(scenario)) {
      case Run.Held<Staging>(Staging staging) -> Optional.of(staging);
      case Run.Broken<Staging> _ -> Optional.empty();
    };
  }

  /**
   * A scenario as parts of a lesson: what its player plays in it is asked for. None where nothing
   * is to be played, or if it does not hold.
   */
  public List<Lesson.Part> rehearse(Scenario scenario, Words words) {
    return play(scenario).isPresent() ? List.of() : Rehearsal.of(scenario, words, shelf);
  }

  private Run<Staging> run(Scenario scenario) {
    Agreement agreed = new Agreement(shelf);
    Optional<Playing<?, ?, ?>> playing = Optional.empty();
    for (Scenario.Line line : scenario.lines()) {
      try {
        if (Agreement.isAbout(line)) {
          Mismatch.unless(playing.isEmpty(), line.keyword() + ": expected before the table is set");
          agreed.read(line);
        } else if (!FOR_READERS.contains(line.keyword())) {
          if (playing.isEmpty()) {
            playing = Optional.of(agreed.sitDown());
          }
          playing.get().carryOut(line);
        }
      } catch (Mismatch mismatch) {
        return new Run.Broken<>(mismatch.in(scenario, line));
      }
    }
    return playing
        .<Run<Staging>>map(table -> new Run.Held<>(table.staging()))
        .orElseGet(
            () ->
                new Run.Broken<>(
                    new Failure(scenario.title(), scenario.line(), "nothing is expected")));
  }
}
