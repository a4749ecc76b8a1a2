package bergerie.games.wolfandhound.round;

import bergerie.games.wolfandhound.box.Animal;
import bergerie.games.wolfandhound.box.Box;
import bergerie.games.wolfandhound.box.Cards;
import bergerie.games.wolfandhound.box.Kind;
import bergerie.rules.Setup;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What is agreed before a match and holds for all its rounds.
 *
 * @param animals in the order of the box
 * @param sheep how many each place starts with
 * @param circles all the ways to sit that chance may bring; one where nothing is drawn
 * @param circle how they sit; before that is drawn, the first of these ways
 */
public record Agreement(
    int players,
    int rounds,
    List<Animal> animals,
    Ring<Integer> sheep,
    Cards deck,
    Finale finale,
    Order order,
    List<Circle> circles,
    Circle circle) {

  // WH-4: eight sheep for each team.
  private static final int TOKENS = 8;

  public Agreement {
    animals = List.copyOf(animals);
    circles = List.copyOf(circles);
  }

  public static Agreement of(Box box, Setup setup) {
    List<String> chosen = Arrays.asList(setup.option("combo").split("\\+", -1));
    List<Animal> animals =
        box.animals().stream().filter(animal -> chosen.contains(animal.id())).toList();
    Ring<Integer> sheep =
        setup.players() == 4
            ? each(setup.option("sheep"), box, animals)
            : withGhosts(setup.players(), setup.option("sheep"));
    List<Circle> circles = circles(setup);
    return new Agreement(
        setup.players(),
        setup.whole("rounds"),
        animals,
        sheep,
        box.deck(),
        setup.option("final").equals("count") ? Finale.COUNT : Finale.CHECK,
        setup.isBefore("order") ? Order.ASKED : Order.SETTLED,
        circles,
        circles.getFirst());
  }

  // WH-10: seats are drawn or as chosen; who of three plays alone may be agreed on.
  private static List<Circle> circles(Setup setup) {
    Optional<Name> lone = Name.find(setup.option("lone"));
    return setup.option("seats").equals("drawn")
        ? Circle.all(setup.players(), lone)
        : List.of(Circle.chosen(setup.players(), lone));
  }

  public boolean drawsSeats() {
    return circles.size() > 1;
  }

  public Agreement seated(Circle drawn) {
    return new Agreement(players, rounds, animals, sheep, deck, finale, order, circles, drawn);
  }

  // WH-12: three sheep each; four with two wolves or more and, in our way, in the expert
  // combinations.
  private static Ring<Integer> each(String wish, Box box, List<Animal> animals) {
    int count =
        switch (wish) {
          case "3" -> 3;
          case "4" -> 4;
          case "wolves" -> wolves(animals) >= 2 ? 4 : 3;
          default -> wolves(animals) >= 2 || box.isExpert(animals) ? 4 : 3;
        };
    return Ring.of(_ -> count);
  }

  private static long wolves(List<Animal> animals) {
    return animals.stream().filter(animal -> animal.kind() == Kind.WOLF).count();
  }

  // WH-40 and WH-41 name the counts. One more each is for those who ask for it, as far as the
  // team's tokens go.
  private static Ring<Integer> withGhosts(int players, String wish) {
    int more = wish.equals("4") ? 1 : 0;
    int first = 2 + more;
    int second = (players == 3 ? 4 : 3) + more;
    int third = 3 + more;
    return new Ring<>(first, second, third, Math.min(3 + more, TOKENS - second));
  }

  public RoundSeats seating(int round) {
    return circle.round(round);
  }

  Ring<Meadow> meadows() {
    return Ring.of(place -> new Meadow(sheep.at(place), 0));
  }
}
