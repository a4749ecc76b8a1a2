package bergerie.bots.lessons;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.Thought;
import bergerie.bots.mcts.Judge;
import bergerie.bots.mcts.Judges;
import bergerie.bots.mcts.StoryJudge;
import bergerie.bots.sheepsheep.BestGroupBot;
import bergerie.bots.wolfwalkers.GreedyTeller;
import bergerie.games.pavillon.Pavillon;
import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;

/** How a game goes on for a while, and what it is worth to each seat then. */
record Onward<S>(Way<S> way, Judge<S> judge) {

  // How many steps, or choices of bots: far enough to see what comes of a move, and not so far that
  // all that happens later drowns it.
  private static final int HOUND_STEPS = 24;
  private static final int PAVILLON_STEPS = 6;
  private static final int STORY_CHOICES = 2;
  private static final int SHEEP_CHOICES = 8;
  private static final int STEPS = 200;

  /** A lead of so many points in Sheep Sheep is nearly a victory. */
  private static final double CLEAR_LEAD = 6;

  private static final BestGroupBot.Skill SHEPHERD = new BestGroupBot.Skill(1, 0);

  /** From a state to a later one. */
  @FunctionalInterface
  interface Way<S> {
    S from(S state, Dice dice);
  }

  /** As bots of the house go on with it, by chance or by looking for points. */
  static <S, M, V> Onward<S> of(Game<S, M, V> game) {
    Onward<?> onward =
        switch (game) {
          case WolfAndHound hound ->
              new Onward<>(wandering(hound, HOUND_STEPS), Judges.wolfAndHound());
          case Pavillon pavillon ->
              new Onward<>(wandering(pavillon, PAVILLON_STEPS), Judges.pavillon());
          case WolfWalkers walkers ->
              new Onward<>(
                  choosing(walkers, new GreedyTeller<>(Thought.unhurried()), STORY_CHOICES),
                  new StoryJudge(walkers));
          case SheepSheep sheep ->
              new Onward<>(
                  choosing(sheep, new BestGroupBot(SHEPHERD, Thought.unhurried()), SHEEP_CHOICES),
                  Onward::byLead);
          default -> new Onward<>(wandering(game, STEPS), Judge.undecided());
        };
    return typed(onward);
  }

  @SuppressWarnings("unchecked") // it was made for this very game
  private static <S> Onward<S> typed(Onward<?> onward) {
    return (Onward<S>) onward;
  }

  /** By chance alone. */
  private static <S> Way<S> wandering(Game<S, ?, ?> game, int steps) {
    return (state, dice) -> game.wander(state, steps, dice);
  }

  /** A bot chooses for everybody, so many times. */
  private static <S, M, V> Way<S> choosing(Game<S, M, V> game, Bot<S, M, V> bot, int choices) {
    return (state, dice) -> {
      S now = state;
      int left = choices;
      while (true) {
        if (game.turn(now) instanceof Turn.Draw) {
          now = game.play(now, new Actor.Deal(), game.chance(now).sample(dice));
        } else if (game.turn(now) instanceof Turn.Act act && left > 0 && !act.awaited().isEmpty()) {
          Seat seat = act.awaited().getFirst();
          M move = bot.choose(Sight.of(game, now, seat), dice);
          now = game.play(now, Actor.player(seat), move);
          left--;
        } else {
          return now;
        }
      }
    };
  }

  private static void byLead(Pasture state, double[] worth) {
    for (int i = 0; i < state.agreed().players(); i++) {
      int best = Integer.MIN_VALUE;
      for (int other = 0; other < state.agreed().players(); other++) {
        best = other == i ? best : Math.max(best, state.shepherd(Seat.of(other)).points());
      }
      worth[i] = Judge.chance((state.shepherd(Seat.of(i)).points() - best) / CLEAR_LEAD);
    }
  }

  /** What became of a state for a seat: from 0, lost, to 1, won. */
  double worth(Game<S, ?, ?> game, S state, Seat seat, Dice dice) {
    S end = way.from(state, dice);
    if (game.turn(end) instanceof Turn.Over(Outcome outcome)) {
      double won = outcome.winners().contains(seat) ? 1 : 0;
      return outcome.isDraw() ? 0.5 : won;
    }
    double[] worth = new double[game.info().seats().size()];
    judge.judge(end, worth);
    return worth[seat.index()];
  }
}
