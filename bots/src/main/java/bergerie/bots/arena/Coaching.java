package bergerie.bots.arena;

import bergerie.bots.Advice;
import bergerie.bots.Adviser;
import bergerie.bots.Bot;
import bergerie.bots.Coach;
import bergerie.bots.Review;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.Turns;
import bergerie.bots.Weighed;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/**
 * Games of a beginner against lamb, with a coach who looks at every move before it is made and a
 * review that looks at it again. The beginner plays what they wanted to, whatever the coach says.
 */
public final class Coaching<S, M, V> {

  /**
   * A decision, looked at twice with different dice.
   *
   * @param much what a blunder costs, in the measure of the review
   * @param nanos how long the coach took
   */
  public record Looked(Weighed coach, Weighed review, double much, long nanos) {

    public boolean isBlunder() {
      return review.mark() == Weighed.Mark.BLUNDER;
    }

    private boolean isWarnedOf() {
      return coach.mark() == Weighed.Mark.BLUNDER;
    }

    /** A blunder that is warned of. */
    public boolean isMet() {
      return isWarnedOf() && isBlunder();
    }

    /** A warning of what the review lets pass. */
    public boolean isInVain() {
      return isWarnedOf() && !isBlunder();
    }

    /** A warning of what costs less than half of a blunder. */
    public boolean isFarOff() {
      return isWarnedOf() && review.cost() < much / 2;
    }
  }

  /** What is not as usual in somebody's first game, where games have such options. */
  private static final Map<String, String> FIRST = Map.of("timer", "exchanges", "window", "0");

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final Turns TURNS = Turns.forThisMachine();

  private final Game<S, M, V> game;
  private final Setup setup;
  private final long seed;

  private Coaching(Game<S, M, V> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
  }

  /** The first games of a beginner. */
  public static <S, M, V> Coaching<S, M, V> of(Game<S, M, V> game, long seed) {
    GameInfo info = game.info();
    Map<String, String> options = new TreeMap<>(FIRST);
    options.keySet().retainAll(info.options().stream().map(Option::name).toList());
    return new Coaching<>(game, info.setup(info.players().getFirst(), options).orThrow(), seed);
  }

  /** Plays so many games; the beginner changes seats. */
  public List<Looked> run(int games, int threads, LongConsumer progress)
      throws InterruptedException {
    List<Looked> all = new ArrayList<>();
    Crew.work(
        games,
        threads,
        () ->
            number -> {
              List<Looked> looked = play(number);
              synchronized (all) {
                all.addAll(looked);
              }
            },
        progress);
    return all;
  }

  private List<Looked> play(long number) {
    Beginner beginner = new Beginner(seed + SPREAD * ~number);
    List<Bot<S, M, V>> bots = new ArrayList<>();
    for (Seat seat : Seat.all(setup.players())) {
      bots.add(seat.index() == number % setup.players() ? beginner : lamb());
    }
    new BotGame<>(game, bots).play(setup, new QuickDice(seed + SPREAD * number));
    return beginner.looked;
  }

  private Bot<S, M, V> lamb() {
    return Bots.of(game, Level.LAMB, Almanac.empty(), Thought.FOR_EVER);
  }

  /** Plays by chance half of the time, and like a lamb the other half. */
  private final class Beginner implements Bot<S, M, V> {

    private final Bot<S, M, V> wise = lamb();
    private final List<Looked> looked = new ArrayList<>();
    private final Dice others;

    Beginner(long seed) {
      this.others = new QuickDice(seed);
    }

    @Override
    public M choose(Sight<S, M, V> sight, Dice dice) {
      M move = dice.below(2) == 0 ? dice.pick(sight.moves()) : wise.choose(sight, dice);
      if (sight.moves().size() > 1) {
        looked.add(look(sight, Optional.of(move)));
      }
      return move;
    }

    private Looked look(Sight<S, M, V> sight, Optional<M> move) {
      long asked = System.nanoTime();
      Advice<M> coach =
          TURNS.think(asked, Coach.GLANCE, left -> adviser(left).advise(sight, move, others));
      long nanos = System.nanoTime() - asked;
      Advice<M> review = adviser(Review.THOUGHT).advise(sight, move, others);
      return new Looked(
          Coach.weigh(coach, move.orElseThrow()),
          Weighed.of(review, move.orElseThrow()),
          Weighed.much(review),
          nanos);
    }

    private Adviser<S, M, V> adviser(Duration most) {
      return Bots.adviser(game, Almanac.empty(), most);
    }
  }
}
