package bergerie.bots.roster;

import bergerie.bots.Adviser;
import bergerie.bots.Bot;
import bergerie.bots.GreedyBot;
import bergerie.bots.RandomBot;
import bergerie.bots.Thought;
import bergerie.bots.mcts.Dreamer;
import bergerie.bots.mcts.Judge;
import bergerie.bots.mcts.Judges;
import bergerie.bots.mcts.StoryJudge;
import bergerie.bots.packed.HuntAdviser;
import bergerie.bots.packed.HuntBot;
import bergerie.bots.packed.Knowledge;
import bergerie.bots.packed.PackedHunt;
import bergerie.bots.sheepsheep.BestGroupBot;
import bergerie.bots.tables.Almanac;
import bergerie.bots.tables.Oracle;
import bergerie.bots.tables.PerfectBot;
import bergerie.bots.wolfwalkers.GreedyTeller;
import bergerie.games.baghbandi.BaghBandi;
import bergerie.games.baghchal.BaghChal;
import bergerie.games.kukuli.Kukuli;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Game;
import bergerie.rules.Named;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Which bot plays which game at which level. */
public final class Bots {

  /** The levels that people choose from, the weakest first. */
  private static final List<Level> FLOCK = List.of(Level.LAMB, Level.DOG, Level.WOLF, Level.ALPHA);

  private static final int BEST = FLOCK.size() - 1;

  /** Of the many places for a card of WolfWalkers so many are thought about. */
  private static final int LIKELY_PLACES = 8;

  private Bots() {}

  /** Loads what bots have learned, so that no thought has to wait for it. */
  public static void prepare() {
    Stream.of(new Kukuli().info(), new BaghChal().info(), new BaghBandi().info())
        .map(info -> PackedHunt.start(info.id(), info.usual()))
        .forEach(PackedHunt::promise);
  }

  /** The levels to offer to people, the weakest first. */
  public static List<Level> offered() {
    return FLOCK;
  }

  /** The plain levels of a game, to measure others by. */
  public static List<Level> plain(Game<?, ?, ?> game) {
    return game instanceof SheepSheep
        ? List.of(Level.RANDOM, Level.GREEDY, Level.BEST_GROUP)
        : List.of(Level.RANDOM, Level.GREEDY);
  }

  /** All levels of a game. */
  public static List<Level> levels(Game<?, ?, ?> game) {
    return Stream.concat(plain(game).stream(), offered().stream()).toList();
  }

  public static Optional<Level> level(Game<?, ?, ?> game, String id) {
    return Named.find(levels(game), id);
  }

  /** The level for whoever asks for none, and for seats whose person is away. */
  public static Level usual() {
    return Level.DOG;
  }

  /** A bot whose thoughts are as long as its level says, without tables. */
  public static <S, M, V> Bot<S, M, V> of(Game<S, M, V> game, Level level) {
    return of(game, level, Almanac.empty(), Thought.FOR_EVER);
  }

  /**
   * A bot that breaks its thoughts off after some time.
   *
   * @param tables what the highest level of the hunts may look up
   */
  public static <S, M, V> Bot<S, M, V> of(
      Game<S, M, V> game, Level level, Almanac tables, Duration most) {
    UnaryOperator<Thought> limit = thought -> thought.within(most);
    return switch (level) {
      case RANDOM -> new RandomBot<>();
      case GREEDY -> greedy(game, limit);
      case BEST_GROUP -> trained(game, BEST, Almanac.empty(), limit);
      case LAMB, DOG, WOLF -> trained(game, FLOCK.indexOf(level), Almanac.empty(), limit);
      case ALPHA -> trained(game, BEST, tables, limit);
    };
  }

  /** The best bot there is, which thinks for as long as it is given. */
  public static <S, M, V> Bot<S, M, V> during(Game<S, M, V> game, Duration time) {
    return trained(game, BEST, Almanac.empty(), _ -> Thought.during(time));
  }

  /** Somebody who says what alpha would play, and why, within some time. */
  public static <S, M, V> Adviser<S, M, V> adviser(
      Game<S, M, V> game, Almanac tables, Duration most) {
    Bot<S, M, V> alpha = of(game, Level.ALPHA, tables, most);
    Knowledge knowledge = tables.oracle(game.info().id()).map(Oracle::probe).orElse(Knowledge.NONE);
    Adviser<?, ?, ?> adviser =
        switch (alpha) {
          case Adviser<?, ?, ?> one -> one;
          default -> new HuntAdviser<>(knowledge, Skills.HUNT_ADVICE.within(most));
        };
    return typed(adviser);
  }

  private static <S, M, V> Bot<S, M, V> greedy(Game<S, M, V> game, UnaryOperator<Thought> limit) {
    Bot<?, ?, ?> bot =
        switch (game) {
          case WolfWalkers _ -> new GreedyTeller<>(limit.apply(Thought.unhurried()));
          // Under sand, one that tries moves by chance would let every glass run out.
          case SheepSheep _ ->
              new BestGroupBot(Skills.GREEDY_SHEPHERD, limit.apply(Thought.unhurried()));
          default -> new GreedyBot<>(limit.apply(GreedyBot.USUAL));
        };
    return typed(bot);
  }

  private static <S, M, V> Bot<S, M, V> trained(
      Game<S, M, V> game, int rank, Almanac tables, UnaryOperator<Thought> limit) {
    Optional<Oracle<?>> oracle = tables.oracle(game.info().id());
    Bot<?, ?, ?> bot =
        switch (game) {
          case Kukuli _ -> hunter(Skills.KUKULI.get(rank), oracle, limit);
          case BaghChal _ -> hunter(Skills.BAGH_CHAL.get(rank), oracle, limit);
          case BaghBandi _ -> hunter(Skills.BAGH_BANDI.get(rank), oracle, limit);
          case SheepSheep _ ->
              new BestGroupBot(Skills.SHEEP_SHEEP.get(rank), limit.apply(Thought.unhurried()));
          case WolfWalkers walkers ->
              dreamer(
                  new Dreamer.Style<>(new StoryJudge(walkers), 0, LIKELY_PLACES),
                  Skills.WOLFWALKERS.get(rank),
                  limit);
          case WolfAndHound _ ->
              dreamer(
                  new Dreamer.Style<>(Judges.wolfAndHound(), 24),
                  Skills.WOLF_AND_HOUND.get(rank),
                  limit);
          case Pavillon _ ->
              dreamer(new Dreamer.Style<>(Judges.pavillon(), 40), Skills.PAVILLON.get(rank), limit);
          default ->
              dreamer(new Dreamer.Style<>(Judge.undecided(), 200), Skills.ANY.get(rank), limit);
        };
    return typed(bot);
  }

  private static Bot<?, ?, ?> hunter(
      HuntBot.Skill skill, Optional<Oracle<?>> oracle, UnaryOperator<Thought> limit) {
    HuntBot.Skill limited =
        new HuntBot.Skill(limit.apply(skill.thought()), skill.depth(), skill.slip());
    return oracle.isPresent()
        ? new PerfectBot<>(oracle.get(), limited)
        : new HuntBot<>(Knowledge.NONE, limited);
  }

  private static <S> Dreamer<S, ?, ?> dreamer(
      Dreamer.Style<S> style, Dreamer.Skill skill, UnaryOperator<Thought> limit) {
    return new Dreamer<>(style, new Dreamer.Skill(limit.apply(skill.thought()), skill.slip()));
  }

  @SuppressWarnings("unchecked") // the adviser was made for this very game
  private static <S, M, V> Adviser<S, M, V> typed(Adviser<?, ?, ?> adviser) {
    return (Adviser<S, M, V>) adviser;
  }

  @SuppressWarnings("unchecked") // the bot was made for this very game
  private static <S, M, V> Bot<S, M, V> typed(Bot<?, ?, ?> bot) {
    return (Bot<S, M, V>) bot;
  }
}
