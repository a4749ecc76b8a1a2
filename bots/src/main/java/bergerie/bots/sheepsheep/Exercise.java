package bergerie.bots.sheepsheep;

import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.rules.Actor;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.Optional;

/**
 * A dealt meadow to train on alone: the largest group is looked for, and no family counts twice.
 */
public final class Exercise {

  private Exercise() {}

  /** The same name gives the same meadow, on every machine. */
  public static Puzzle named(SheepSheep game, String name) {
    Dice dice = new QuickDice(name.chars().asLongStream().reduce(1, (sum, c) -> 31 * sum + c));
    Pasture table = game.start(game.info().usual());
    while (game.turn(table) instanceof Turn.Draw) {
      table = game.play(table, new Actor.Deal(), game.chance(table).sample(dice));
    }
    return new Puzzle(table.meadow(), table.shepherd(table.mover()).cards(), Optional.empty());
  }
}
