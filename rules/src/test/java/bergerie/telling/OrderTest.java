package bergerie.telling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Setup;
import bergerie.rules.Setups;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A line names things and places in the order in which the board plays them. The things of one beat
 * may come in any order, whence and where to as well; a beat may go unnamed; a line may come back
 * to what it has named; and it may end with a sum of what several beats of one verb do.
 */
class OrderTest {

  private static final int GAMES = Boolean.getBoolean("bergerie.long") ? 1_000 : 20;

  /** Games unlike those whose words are read. */
  private static final int FIRST = 5_000;

  @TestFactory
  Stream<DynamicTest> asTheBoardPlays() {
    return Shelf.all().stream().map(game -> dynamicTest(game.info().id(), () -> listen(game)));
  }

  private static <S, M, V> void listen(Game<S, M, V> game) {
    List<Setup> setups = Setups.all(game.info());
    for (int number = 0; number < GAMES; number++) {
      Setup setup = setups.get(number % setups.size());
      for (Read read : Read.all(game, setup, FIRST + number)) {
        if (read.beats().isEmpty()) {
          continue;
        }
        Spoken spoken = read.sentence().to(read.hearer());
        for (Wording line : List.of(spoken.en(), spoken.fr())) {
          assertTrue(
              isInOrder(line, read.beats()), () -> "“" + line.text() + "” of " + read.beats());
        }
      }
    }
  }

  private static boolean isInOrder(Wording line, List<Beat> beats) {
    List<String> ids = named(line);
    int at = 0;
    for (int i = 0; i < ids.size(); i++) {
      int next = next(beats, at, ids.get(i));
      if (next == beats.size()) {
        return isSum(beats, ids.subList(i, ids.size()));
      }
      at = next;
    }
    return true;
  }

  /** Each thing and place where the line comes to it. */
  private static List<String> named(Wording line) {
    return line.marks().stream()
        .filter(mark -> mark.kind() != Mark.Kind.PLAYER)
        .map(Mark::id)
        .distinct()
        .toList();
  }

  private static int next(List<Beat> beats, int from, String id) {
    int at = from;
    while (at < beats.size() && !speaksOf(beats.get(at), id)) {
      at++;
    }
    return at;
  }

  private static boolean isSum(List<Beat> beats, List<String> ids) {
    return beats.stream().collect(Collectors.groupingBy(Beat::verb)).values().stream()
        .filter(alike -> alike.size() > 1)
        .map(alike -> alike.stream().flatMap(beat -> beat.things().stream()).toList())
        .anyMatch(things -> things.containsAll(ids));
  }

  private static boolean speaksOf(Beat beat, String id) {
    return beat.things().contains(id)
        || Stream.concat(beat.from().stream(), beat.to().stream())
            .anyMatch(places -> List.of(places.split("\\+")).contains(id));
  }

  @Test
  void isSeen() {
    List<Beat> beats =
        List.of(
            Beat.of("jump", "X-1").with("wolf").from("A1").to("A3"),
            Beat.of("take", "X-2").with("ram").from("A2").to("taken"),
            Beat.of("jump", "X-1").with("wolf").from("A3").to("A5"),
            Beat.of("take", "X-2").with("sheep").from("A4").to("taken"),
            Beat.of("rest", "X-3").with("hound"));
    assertEquals(
        List.of(true, true, true, true, false, false, false),
        Stream.of(
                List.of("A3", "A1", "wolf", "hound"),
                List.of("wolf", "A1", "A3", "A5", "ram", "sheep"),
                List.of("wolf", "sheep", "wolf"),
                List.of("hound", "sheep"),
                List.of("hound", "sheep", "A3"),
                List.of("sheep", "A2"),
                List.of("wolf", "stranger"))
            .map(ids -> isInOrder(naming(ids), beats))
            .toList());
  }

  private static Wording naming(List<String> ids) {
    return new Wording("", ids.stream().map(id -> new Mark(0, 0, Mark.Kind.THING, id)).toList());
  }
}
