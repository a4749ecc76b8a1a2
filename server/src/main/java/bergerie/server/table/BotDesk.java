package bergerie.server.table;

import bergerie.bots.Sight;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.server.match.Event;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** The bots of one table: what they are asked and what they answer. */
final class BotDesk {

  private final House house;
  private final Consumer<Letter> post;

  /** What a bot is thinking about: the position, by when it came about. */
  private record Task(long fresh, Future<?> thought) {}

  private final Map<Seat, Task> thinking = new HashMap<>();

  BotDesk(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  boolean isQuiet() {
    return thinking.isEmpty();
  }

  /** Asks every bot the table waits for. It gets its seat's sight, and nothing else. */
  <S, M, V> void look(Match<S, M, V> match, Presence presence) {
    forgetPast(match);
    if (match.phase() != Phase.PLAYING || !(match.turn() instanceof Turn.Act act)) {
      return;
    }
    for (Seat seat : act.awaited()) {
      long fresh = match.fresh(seat);
      Optional<String> level = match.chair(seat).bot();
      if (level.isPresent() && !thinking.containsKey(seat)) {
        thinking.put(seat, new Task(fresh, ask(match, seat, level.get(), fresh, presence)));
      }
    }
  }

  /** What a bot thinks of a position that is past is of no use. */
  private void forgetPast(Match<?, ?, ?> match) {
    thinking.entrySet().removeIf(entry -> isPast(match, entry.getKey(), entry.getValue()));
  }

  private static boolean isPast(Match<?, ?, ?> match, Seat seat, Task task) {
    boolean past = match.phase() != Phase.PLAYING || match.fresh(seat) != task.fresh();
    if (past) {
      task.thought().cancel(true);
    }
    return past;
  }

  private <S, M, V> Future<?> ask(
      Match<S, M, V> match, Seat seat, String level, long fresh, Presence presence) {
    S state = match.state();
    return house
        .bots()
        .think(
            Sight.of(match.game(), state, seat),
            level,
            presence.visitors().isEmpty() ? BotPool.Pace.AT_ONCE : BotPool.Pace.HUMAN,
            move ->
                post.accept(
                    new Letter.BotChose(seat, fresh, match.game().notation().write(state, move))));
  }

  /** The bot's move, if the seat is still its own and the position the one it thought about. */
  Optional<Event> chosen(Match<?, ?, ?> match, Letter.BotChose chose) {
    Task task = thinking.get(chose.seat());
    if (task != null && task.fresh() == chose.fresh()) {
      thinking.remove(chose.seat());
    }
    boolean stands =
        match.phase() == Phase.PLAYING
            && match.chair(chose.seat()).bot().isPresent()
            && match.fresh(chose.seat()) == chose.fresh();
    return stands ? Optional.of(new Event.Moved(chose.seat(), chose.text())) : Optional.empty();
  }
}
