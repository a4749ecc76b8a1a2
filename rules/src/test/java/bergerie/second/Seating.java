package bergerie.second;

import bergerie.rules.Setup;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who sits where in Wolf & Hound: names, clockwise from whoever starts (WH-10). */
record Seating(List<String> names) {

  /** All ways to sit, by names; the first is taken where nothing is drawn. */
  static List<Seating> ways(Setup setup) {
    return switch (setup.players()) {
      case 2 -> Stream.of("P1 P2 P3 P4", "P2 P1 P4 P3").map(Seating::of).toList();
      case 3 -> {
        String lone = setup.option("lone");
        boolean asTheySit = lone.equals("seats");
        yield orders(List.of("P1", "P2", "P3"))
            .filter(people -> people.get(1).equals(lone) || (asTheySit && isOpen(setup, people)))
            .map(people -> of(String.join(" ", people) + " P4"))
            .toList();
      }
      default -> orders(List.of("P1", "P2", "P3", "P4")).map(Seating::new).toList();
    };
  }

  private static boolean isOpen(Setup setup, List<String> people) {
    return setup.option("seats").equals("drawn") || people.get(1).equals("P2");
  }

  private static Stream<List<String>> orders(List<String> people) {
    return people.isEmpty()
        ? Stream.of(List.of())
        : people.stream()
            .flatMap(
                first ->
                    orders(people.stream().filter(other -> !other.equals(first)).toList())
                        .map(rest -> Stream.concat(Stream.of(first), rest.stream()).toList()));
  }

  static Seating of(String names) {
    return new Seating(List.of(names.split(" ")));
  }

  /** The same people, as they play in this round of a match. */
  Seating inRound(int round, int players) {
    if (round == 1) {
      return this;
    }
    IntStream places =
        switch (players) {
          case 2 -> IntStream.of(1, 0, 3, 2);
          case 3 -> IntStream.of(2, 1, 0, 3);
          default -> IntStream.of(1, 2, 3, 0);
        };
    return new Seating(places.mapToObj(inRound(round - 1, players)::at).toList());
  }

  String at(int place) {
    return names.get(place % 4);
  }

  @Override
  public String toString() {
    return String.join(" ", names);
  }
}
