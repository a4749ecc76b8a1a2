package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.facts.Menu;
import bergerie.games.pavillon.facts.Moves;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.table.Victory;
import bergerie.games.pavillon.telling.Story;
import bergerie.rules.Actor;
import bergerie.rules.Counts;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.dice.Dice;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Random games by the same rules on a single bench: no table is laid down between moves, for nobody
 * looks at one.
 */
public final class Playout {

  private static final Actor DEAL = new Actor.Deal();
  private static final Actor GLASS = new Actor.Glass();

  private final Lodge start;

  public Playout(Lodge start) {
    this.start = start;
  }

  /**
   * How a game went.
   *
   * @param beginner who started the first combat
   * @param turns moves of players
   */
  public record End(Outcome outcome, Seat beginner, int turns) {}

  /** Plays one game, the same as random bots would with the same dice. */
  public End play(Dice dice, Counts counts) {
    Workbench b = new Workbench(start);
    Turning turning = new Turning(b, new Story.Untold());
    Figures figures = new Figures();
    Menu menu = new Menu();
    Optional<Seat> beginner = Optional.empty();
    int turns = 0;
    while (!b.over()) {
      // PT-12
      beginner = beginner.isPresent() ? beginner : b.ranking.stream().findFirst();
      Actor actor = actor(b, List::getFirst);
      Move move = move(b, actor, dice, menu);
      int turn = b.turn;
      turning.takeUnseen(actor, move);
      figures.step(turn, move, b);
      turns += actor instanceof Actor.Player ? 1 : 0;
    }
    figures.handTo(counts, b);
    return new End(Victory.of(b.lodge()), beginner.orElseThrow(), turns);
  }

  /** So many random steps from here, by whoever is awaited. */
  public static Lodge wander(Lodge lodge, int steps, Dice dice) {
    Workbench b = new Workbench(lodge);
    Turning turning = new Turning(b, new Story.Untold());
    Menu menu = new Menu();
    for (int step = 0; step < steps && !b.over(); step++) {
      Actor actor = actor(b, dice::pick);
      turning.take(actor, move(b, actor, dice, menu));
    }
    return b.lodge();
  }

  private static Actor actor(Workbench b, Function<List<Seat>, Seat> who) {
    if (b.next() instanceof Task.Asking asking) {
      ShortList<Seat> awaited = asking.asked(b);
      return awaited.isEmpty() ? GLASS : Actor.player(who.apply(awaited));
    }
    return DEAL;
  }

  private static Move move(Workbench b, Actor actor, Dice dice, Menu menu) {
    return switch (actor) {
      case Actor.Player(Seat seat) -> dice.pick(Moves.ofAsked(b, seat, menu));
      case Actor.Deal _ -> Moves.drawn(b).sample(dice);
      case Actor.Glass _ -> new Move.SandOut();
    };
  }
}
