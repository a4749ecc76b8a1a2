package bergerie.second;

import static java.util.stream.Collectors.toMap;

import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Wolf & Hound from its rulebook: who sits where, and one round or five. */
final class SecondWolfAndHound implements Second {

  private final Setup setup;
  private final List<Animal> animals;
  private final Map<String, Integer> copies;
  private final List<Seating> ways;
  private Seating seating;
  private boolean seated;
  private Round round;
  private int number = 1;
  private int green;
  private int orange;

  /** With these animals in the box, and so many copies of each number card. */
  SecondWolfAndHound(Setup setup, List<Animal> box, Map<String, Integer> copies) {
    this.setup = setup;
    this.copies = copies;
    List<String> combo = List.of(setup.option("combo").split("\\+"));
    animals = box.stream().filter(animal -> combo.contains(animal.id)).toList();
    ways = Seating.ways(setup);
    seating = ways.getFirst();
    seated = setup.option("seats").equals("chosen");
    round = new Round(setup, seating, animals, copies);
  }

  @Override
  public Account account() {
    Account account = new Account(state());
    if (!seated) {
      return account.draws(ways.stream().collect(toMap(way -> "sit " + way, _ -> 1)));
    }
    if (!round.isWon()) {
      return round.tell(account);
    }
    return number < setup.whole("rounds") ? account.draws(Map.of("next", 1)) : over(account);
  }

  @Override
  public void play(String move) {
    if (!seated) {
      seated = true;
      seating = Seating.of(move.substring("sit ".length()));
      round = new Round(setup, seating, animals, copies);
    } else if (round.isWon()) {
      number++;
      round = new Round(setup, seating.inRound(number, setup.players()), animals, copies);
    } else {
      round.play(move);
      if (round.isWon()) {
        green += isGreen(round.winner()) ? 1 : 0;
        orange += isGreen(round.winner()) ? 0 : 1;
      }
    }
  }

  private boolean isGreen(String name) {
    return seating.names().indexOf(name) % 2 == 0;
  }

  private Account over(Account account) {
    List<String> people = Stream.of("P1", "P2", "P3", "P4").limit(setup.players()).toList();
    return account.over(
        people.stream().filter(name -> isGreen(name) == green > orange).toList(),
        setup.whole("rounds") > 1 ? "WH-10" : round.rule(),
        people.stream().map(name -> isGreen(name) ? green : orange).toList());
  }

  private String state() {
    List<String> fields = new ArrayList<>();
    if (!seated) {
      fields.add("sit " + seating.at(0));
    } else if (round.isWon()) {
      String team = isGreen(round.winner()) ? "green" : "orange";
      fields.add(String.join(" ", round.stage(), team, round.rule()));
    } else {
      fields.add(round.stage());
    }
    if (!seating.equals(ways.getFirst())) {
      fields.add("seats " + seating);
    }
    fields.addAll(round.fields());
    if (number > 1 || green + orange > 0) {
      fields.add("round " + number + " " + green + "-" + orange);
    }
    return String.join("; ", fields);
  }
}
