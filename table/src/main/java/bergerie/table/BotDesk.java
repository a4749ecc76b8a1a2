package bergerie.table;

import bergerie.bots.Sight;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.table.match.Event;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.port.Cancel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** The bots of one table: what they are asked and what they answer. */
final class BotDesk {

  private final House house;
  private final Consumer<Letter> post;

  /**
   * What a bot is thinking about.
   *
   * @param fresh the position, by when it came about
   * @param due when a person would have moved
   * @param chosen what it will play then, once it knows
   */
  private record Task(long fresh, long due, Cancel thought, Optional<Letter.BotChose> chosen) {}

  private final Map<Seat, Task> thinking = new HashMap<>();

  /** Whether somebody would rather not wait until a person is to move again. */
  private boolean hurried;

  /** The window in which each bot was asked last: once each, for nobody waits for them. */
  private final Map<Seat, Integer> windows = new HashMap<>();

  BotDesk(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  boolean isQuiet() {
    return thinking.isEmpty();
  }

  void forget() {
    thinking.values().forEach(task -> task.thought().cancel());
  }

  /**
   * Asks every bot the table waits for, or that may answer in a window; it gets its seat's sight.
   */
  <S, M, V> void look(Match<S, M, V> match, Presence presence) {
    forgetPast(match);
    hurried &= !isAwaited(match);
    if (match.phase() != Phase.PLAYING || !(match.turn() instanceof Turn.Act act)) {
      return;
    }
    for (Seat seat : act.isWindow() ? asked(match, act) : act.awaited()) {
      Optional<String> level = match.chair(seat).bot();
      if (level.isPresent() && !thinking.containsKey(seat)) {
        long pause = act.isWindow() ? 0 : pause(presence);
        thinking.put(seat, task(match, seat, level.get(), pause));
      }
    }
  }

  /** Whether the table waits for a person. */
  private static boolean isAwaited(Match<?, ?, ?> match) {
    return match.turn() instanceof Turn.Act act
        && act.awaited().stream().anyMatch(seat -> match.chair(seat).bot().isEmpty());
  }

  /** Bots take no time beyond what they need, until a person is awaited. */
  void hurry() {
    hurried = true;
    thinking.replaceAll(
        (seat, task) -> task.chosen().map(chose -> atOnce(task, chose)).orElse(task));
  }

  private Task atOnce(Task task, Letter.BotChose chose) {
    task.thought().cancel();
    post.accept(chose);
    return new Task(task.fresh(), house.now(), Cancel.NOTHING, Optional.empty());
  }

  /** The bots that have something to answer in this window and were not asked yet. */
  private List<Seat> asked(Match<?, ?, ?> match, Turn.Act window) {
    int glass = window.sand().map(Sand::glass).orElse(0);
    return window.free().stream()
        .filter(seat -> match.chair(seat).bot().isPresent() && isAsked(match, seat))
        .filter(seat -> !Objects.equals(windows.put(seat, glass), glass))
        .toList();
  }

  private static <M> boolean isAsked(Match<?, M, ?> match, Seat seat) {
    return !match.moves(seat).stream().allMatch(match.game()::isSetting);
  }

  /** What a bot thinks of a position that is past is of no use. */
  private void forgetPast(Match<?, ?, ?> match) {
    thinking.entrySet().removeIf(entry -> isPast(match, entry.getKey(), entry.getValue()));
  }

  private static boolean isPast(Match<?, ?, ?> match, Seat seat, Task task) {
    boolean past = match.phase() != Phase.PLAYING || match.fresh(seat) != task.fresh();
    if (past) {
      task.thought().cancel();
    }
    return past;
  }

  private <S, M, V> Task task(Match<S, M, V> match, Seat seat, String level, long pause) {
    S state = match.state();
    long fresh = match.fresh(seat);
    Cancel thought =
        house
            .thinker()
            .think(
                // A bot has no taste: it answers each time.
                Sight.of(match.game(), state, seat).weighing(Optional.empty()),
                level,
                house.keyring().dice(match.head().seed(), seat, fresh),
                move ->
                    post.accept(
                        new Letter.BotChose(
                            seat, fresh, match.game().notation().write(state, move))));
    return new Task(fresh, house.now() + pause, thought, Optional.empty());
  }

  /** Bots move at once where nobody watches, and answer at once in a window. */
  private long pause(Presence presence) {
    if (presence.visitors().isEmpty()) {
      return 0;
    }
    long fastest = house.manners().fastest().toMillis();
    long slowest = house.manners().slowest().toMillis();
    return fastest + house.dice().below((int) (slowest - fastest) + 1);
  }

  /** The bot's move, if the seat is still its own and the position the one it thought about. */
  Optional<Event> chosen(Match<?, ?, ?> match, Letter.BotChose chose) {
    Task task = thinking.get(chose.seat());
    if (task == null || task.fresh() != chose.fresh()) {
      return Optional.empty();
    }
    long left = task.due() - house.now();
    if (left > 0 && !hurried) {
      Cancel pause = house.timer().after(left, () -> post.accept(chose));
      thinking.put(chose.seat(), new Task(task.fresh(), house.now(), pause, Optional.of(chose)));
      return Optional.empty();
    }
    thinking.remove(chose.seat());
    boolean stands =
        match.phase() == Phase.PLAYING
            && match.chair(chose.seat()).bot().isPresent()
            && match.fresh(chose.seat()) == chose.fresh();
    return stands ? Optional.of(new Event.Moved(chose.seat(), chose.text())) : Optional.empty();
  }
}
