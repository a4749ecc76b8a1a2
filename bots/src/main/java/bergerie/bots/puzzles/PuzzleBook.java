package bergerie.bots.puzzles;

import bergerie.bots.tables.Grade;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.kukuli.Kukuli;
import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The puzzles of a hunt that come with the program. They are the same everywhere, whatever tables
 * there are, and can be played to their end without any.
 */
public final class PuzzleBook<P extends HuntPosition> {

  /** Spreads names over the puzzles. */
  private static final int SPREAD = 0x9E3779B1;

  private static final Map<String, PuzzleBook<?>> OPENED = new ConcurrentHashMap<>();

  private final Game<Hunt<P>, HuntMove, HuntView> game;
  private final List<Posed> puzzles;

  /** By the hash of a position as it is written, the number of a puzzle that leads there. */
  private final Map<Integer, Integer> leading = new HashMap<>();

  PuzzleBook(Game<Hunt<P>, HuntMove, HuntView> game, List<Posed> puzzles) {
    this.game = game;
    this.puzzles = List.copyOf(puzzles);
  }

  /** That of a game; none for what is no hunt. */
  public static Optional<PuzzleBook<?>> of(String game) {
    return switch (game) {
      case "bagh-bandi" -> opened(new BaghBandi());
      case "bagh-chal" -> opened(new BaghChal());
      case "kukuli" -> opened(new Kukuli());
      default -> Optional.empty();
    };
  }

  private static <P extends HuntPosition> Optional<PuzzleBook<?>> opened(
      Game<Hunt<P>, HuntMove, HuntView> game) {
    return Optional.of(
        OPENED.computeIfAbsent(
            game.info().id(), id -> new PuzzleBook<>(game, PuzzleFile.beside(id))));
  }

  public Game<Hunt<P>, HuntMove, HuntView> game() {
    return game;
  }

  /** All of them, in the order of the file. */
  public List<Posed> all() {
    return puzzles;
  }

  /** The grades that there are. */
  public List<Grade> grades() {
    return Arrays.stream(Grade.values()).filter(grade -> of(grade).findAny().isPresent()).toList();
  }

  private Stream<Posed> of(Grade grade) {
    return puzzles.stream().filter(puzzle -> puzzle.grade() == grade);
  }

  /**
   * A puzzle of a grade; none if there are none of it. A number up to as many as there are names
   * each of them; every other name gives one, always the same.
   */
  public Optional<Posed> named(Grade grade, String name) {
    List<Posed> some = of(grade).toList();
    return some.isEmpty() ? Optional.empty() : Optional.of(some.get(number(name, some.size())));
  }

  private static int number(String name, int size) {
    if (name.matches("[1-9][0-9]{0,3}") && Integer.parseInt(name) <= size) {
      return Integer.parseInt(name) - 1;
    }
    return Math.floorMod((name.hashCode() * SPREAD) >> 8, size);
  }

  /** What is known of the positions of a puzzle, from the first to the end. */
  public List<Insight<P>> trail(Posed puzzle) {
    return new Trail<>(game, puzzle).positions();
  }

  /** What is known of a position, if a puzzle leads there. */
  public Optional<Insight<P>> insight(String position) {
    return switch (game.notation().readState(game.info().usual(), position)) {
      case Reading.Garbled<Hunt<P>> _ -> Optional.empty();
      case Reading.Understood<Hunt<P>>(Hunt<P> state) -> led(game.notation().writeState(state));
    };
  }

  private Optional<Insight<P>> led(String position) {
    return Optional.ofNullable(leading().get(position.hashCode()))
        .flatMap(
            number ->
                trail(puzzles.get(number)).stream()
                    .filter(insight -> written(insight).equals(position))
                    .findFirst());
  }

  private synchronized Map<Integer, Integer> leading() {
    if (leading.isEmpty()) {
      for (int i = 0; i < puzzles.size(); i++) {
        for (Insight<P> insight : trail(puzzles.get(i))) {
          leading.putIfAbsent(written(insight).hashCode(), i);
        }
      }
    }
    return leading;
  }

  private String written(Insight<P> insight) {
    return game.notation().writeState(insight.state());
  }
}
