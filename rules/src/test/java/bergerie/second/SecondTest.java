package bergerie.second;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.sheepsheep.SheepSheep;
import bergerie.games.wolfandhound.WolfAndHound;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.content.Library;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What was told twice is the same game both times; and if it were not, that would be noticed. */
class SecondTest {

  private static final boolean LONG = Boolean.getBoolean("bergerie.long");
  private static final int GAMES = LONG ? 5_000 : 100;
  private static final long SEED =
      Long.getLong("bergerie.seed", LONG ? System.currentTimeMillis() : 1000);

  /** A game by the rules, and by its second telling once it is set up. */
  private record Twins(Game<?, ?, ?> game, Function<Setup, Second> second) {}

  private static Twins sheepSheep(Function<Setup, Second> second) {
    return new Twins(SheepSheep.of(Library.builtIn()).orThrow(), second);
  }

  private static Twins wolfAndHound(Function<Setup, Second> second) {
    return new Twins(WolfAndHound.of(Library.builtIn()).orThrow(), second);
  }

  @Test
  void sheepSheepIsTheSame() {
    Twins twins = sheepSheep(setup -> new SecondSheepSheep(setup, new Meadow(), Pile.BOX));
    assertSeen(
        compare("Sheep Sheep", _ -> twins),
        """
        first: first, fetishes: fetish, cards: give, meadow: lay, turning: turn, \
        herding: @, herding: win, herding: done, herding glass: win, herding glass: done, \
        refilling: draw, refilling: @, refilling glass: @, agreed, end SS-14, end SS-18""");
  }

  @Test
  void wolfAndHoundIsTheSame() {
    Twins twins =
        wolfAndHound(
            setup -> new SecondWolfAndHound(setup, Animal.all(Animal.BOX), NumberCards.BOX));
    assertSeen(
        compare("Wolf & Hound", _ -> twins),
        """
        sit: sit, deal: draw, act: act, play: card, play: pass, turn: turn, \
        call: keep, call: swap, swap: turn, flip: flip, part: flip, draw: draw, \
        won: next, end WH-10, end WH-23, end WH-28, end WH-29""");
  }

  private static void assertSeen(Map<String, Integer> seen, String expected) {
    Set<String> missing = new TreeSet<>(List.of(expected.split(", ")));
    missing.removeAll(seen.keySet());
    assertEquals(Set.of(), missing, "these games show everything");
  }

  @Test
  void sheepSheepIsTheSameWithOtherCards() {
    compare(
        "Sheep Sheep with other cards",
        dice -> {
          String deck = Printer.deck(dice);
          return new Twins(
              SheepSheep.of(Printer.library(Map.of("deck.txt", deck))).orThrow(),
              setup -> new SecondSheepSheep(setup, new Meadow(), deck));
        });
  }

  @Test
  void wolfAndHoundIsTheSameWithOtherCards() {
    compare(
        "Wolf & Hound with other cards",
        dice -> {
          String animals = Printer.animals(dice);
          Map<String, Integer> copies = Printer.numbers(dice);
          String cards =
              copies.entrySet().stream()
                  .map(card -> card.getKey() + " | " + card.getValue())
                  .collect(joining("\n"));
          return new Twins(
              WolfAndHound.of(Printer.library(Map.of("animals.txt", animals, "cards.txt", cards)))
                  .orThrow(),
              setup -> new SecondWolfAndHound(setup, Animal.all(animals), copies));
        });
  }

  @Test
  void groupsRoundACornerAreNoticed() {
    assertNoticed(
        "sheep-sheep",
        sheepSheep(setup -> new SecondSheepSheep(setup, new CornerMeadow(), Pile.BOX)));
  }

  private static final class CornerMeadow extends Meadow {
    @Override
    boolean touch(int one, int other) {
      return one != other
          && Math.abs(one / 3 - other / 3) <= 1
          && Math.abs(one % 3 - other % 3) <= 1;
    }
  }

  @Test
  void halvesRoundedUpAreNoticed() {
    assertNoticed(
        "wolf-and-hound",
        wolfAndHound(
            setup ->
                new SecondWolfAndHound(
                    setup,
                    Animal.BOX.lines().<Animal>map(RoundedUp::new).toList(),
                    NumberCards.BOX)));
  }

  private static final class RoundedUp extends Animal {
    RoundedUp(String line) {
      super(line);
    }

    @Override
    int half(int value) {
      return (value + 1) / 2;
    }
  }

  private static void assertNoticed(String id, Twins bent) {
    String told = assertThrows(AssertionError.class, () -> compare("bent", _ -> bent)).getMessage();
    assertTrue(
        told.matches(
            "(?s)"
                + id
                + " with . players, seed \\d+, \\{.*\\}\nstep \\d+, after .*"
                + "\nrules:\n.*\nsecond telling:\n.*"),
        told);
  }

  /** Plays many games; tells how often each kind of step was made in them. */
  private static Map<String, Integer> compare(String title, Function<Dice, Twins> box) {
    Map<String, Integer> seen = new TreeMap<>();
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      Dice dice = new QuickDice(seed);
      Twins twins = box.apply(dice);
      Setup setup = Lots.draw(twins.game().info(), dice);
      Comparison.play(twins.game(), setup, twins.second().apply(setup), seed, dice)
          .forEach((what, times) -> seen.merge(what, times, Integer::sum));
    }
    System.out.printf("%s: %d games, %s%n", title, GAMES, seen);
    return seen;
  }
}
