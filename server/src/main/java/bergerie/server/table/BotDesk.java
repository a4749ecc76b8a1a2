package bergerie.server.table;

import bergerie.bots.Sight;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.server.match.Event;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  /** The window in which each bot was asked last: once each, for nobody waits for them. */
  private final Map<Seat, Integer> windows = new HashMap<>();

  BotDesk(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  boolean isQuiet() {
    return thinking.isEmpty();
  }

  /**
   * Asks every bot the table waits for, or that may answer in a window; it gets its seat's sight.
   */
  <S, M, V> void look(Match<S, M, V> match, Presence presence) {
    forgetPast(match);
    if (match.phase() != Phase.PLAYING || !(match.turn() instanceof Turn.Act act)) {
      return;
    }
    for (Seat seat : act.isWindow() ? asked(match, act) : act.awaited()) {
      long fresh = match.fresh(seat);
      Optional<String> level = match.chair(seat).bot();
      if (level.isPresent() && !thinking.containsKey(seat)) {
        thinking.put(seat, new Task(fresh, ask(match, seat, level.get(), fresh, presence)));
      }
    }
  }

  /** The bots that may answer in this window and were not asked yet. */
  private List<Seat> asked(Match<?, ?, ?> match, Turn.Act window) {
    int glass = window.sand().map(Sand::glass).orElse(0);
    return window.free().stream()
        .filter(seat -> match.chair(seat).bot().isPresent() && !match.moves(seat).isEmpty())
        .filter(seat -> !Objects.equals(windows.put(seat, glass), glass))
        .toList();
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
            Secrets.dice(match.head().seed(), seat, fresh),
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
