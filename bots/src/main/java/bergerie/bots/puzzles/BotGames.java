package bergerie.bots.puzzles;

import bergerie.bots.Bot;
import bergerie.bots.Sight;
import bergerie.bots.roster.Bots;
import bergerie.bots.roster.Level;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import java.util.ArrayList;
import java.util.List;

/** Positions as they come up in games: bots play that err as beginners do. */
final class BotGames<P extends HuntPosition> {

  private static final List<Level> PLAYERS = List.of(Level.LAMB, Level.DOG);

  /** A game that goes on for longer leads nowhere. */
  private static final int MOST_TURNS = 200;

  private final Game<Hunt<P>, HuntMove, HuntView> game;
  private final Dice dice;

  BotGames(Game<Hunt<P>, HuntMove, HuntView> game, long seed) {
    this.game = game;
    this.dice = new QuickDice(seed);
  }

  /** The positions of one more game, the first ones first. */
  List<Hunt<P>> next() {
    List<Bot<Hunt<P>, HuntMove, HuntView>> bots = List.of(anyone(), anyone());
    List<Hunt<P>> positions = new ArrayList<>();
    Hunt<P> now = game.start(game.info().usual());
    while (game.turn(now) instanceof Turn.Act && positions.size() < MOST_TURNS) {
      positions.add(now);
      Seat seat = now.position().toMove().seat();
      HuntMove move = bots.get(seat.index()).choose(Sight.of(game, now, seat), dice);
      now = game.play(now, Actor.player(seat), move);
    }
    return positions;
  }

  private Bot<Hunt<P>, HuntMove, HuntView> anyone() {
    return Bots.of(game, PLAYERS.get(dice.below(PLAYERS.size())));
  }
}
