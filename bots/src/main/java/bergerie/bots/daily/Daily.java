package bergerie.bots.daily;

import bergerie.games.pavillon.Pavillon;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.games.wolfwalkers.WolfWalkers;
import bergerie.rules.Game;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.scenario.Lesson;
import java.util.Optional;

/** The task of a day, which is named after the date; any other name gives another one. */
public final class Daily {

  private Daily() {}

  /** The same name gives the same task, on every machine; none where a game has no tasks. */
  public static Optional<Lesson> named(Game<?, ?, ?> game, String name) {
    Dice dice = new QuickDice(name.chars().asLongStream().reduce(1, (sum, c) -> 31 * sum + c));
    Optional<TaskText> text =
        switch (game) {
          case WolfAndHound hound -> SavedFlock.drawn(hound, dice);
          case Pavillon pavillon -> WonCombat.drawn(pavillon, dice);
          case WolfWalkers walkers -> FivePlaces.drawn(walkers, dice);
          default -> Optional.empty();
        };
    return text.map(TaskText::lesson);
  }
}
