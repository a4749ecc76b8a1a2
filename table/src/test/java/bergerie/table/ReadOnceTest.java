package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.games.Shelf;
import bergerie.games.kukuli.Kukuli;
import bergerie.rules.Game;
import bergerie.rules.Notation;
import bergerie.rules.Seat;
import bergerie.table.match.Clock;
import bergerie.table.wire.FromClient;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a player writes is read once, however far it goes. */
class ReadOnceTest {

  private static final List<String> MOVES = List.of("C6-C5", "B2-B3", "C5-C4");

  private final List<String> read = new ArrayList<>();
  private final Parlour parlour =
      new Parlour(
          new Manners(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(45), 10_000),
          Parlour::sha256,
          new Shelf(List.of(noted(new Kukuli()))));

  @Test
  void aMoveIsReadOnce() {
    Guest[] guests = twoGuests();
    for (int i = 0; i < MOVES.size(); i++) {
      say(guests[i % 2], i, MOVES.get(i));
    }
    assertEquals(MOVES, parlour.steps());
    assertEquals(MOVES, read);
  }

  @Test
  void aMoveThatIsRefusedIsReadOnce() {
    say(twoGuests()[0], 0, "C6-C1");
    assertEquals(List.of(), parlour.steps());
    assertEquals(List.of("C6-C1"), read);
  }

  private Guest[] twoGuests() {
    parlour.begin(
        "kukuli",
        Map.of(),
        new Clock.None(),
        Optional.empty(),
        parlour.person(0),
        parlour.person(1));
    Guest[] guests = {parlour.attach(0), parlour.attach(1)};
    read.clear();
    return guests;
  }

  private void say(Guest guest, int number, String text) {
    Seat seat = Seat.of(number % 2);
    long seen = parlour.lastState(guest).seq();
    parlour.say(guest, new FromClient.Move("m" + number, Parlour.TABLE, seat, seen, text));
  }

  /** A game, of which is noted what its notation is asked to read. */
  private Game<?, ?, ?> noted(Game<?, ?, ?> game) {
    Notation<?, ?, ?> notation = standIn(Notation.class, game.notation(), Map.of());
    return standIn(Game.class, game, Map.of("notation", notation));
  }

  private <T> T standIn(Class<T> type, T real, Map<String, Object> instead) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, given) -> {
              if (method.getName().equals("read")) {
                read.add((String) given[1]);
              }
              return instead.containsKey(method.getName())
                  ? instead.get(method.getName())
                  : called(method, real, given);
            }));
  }

  private static Object called(Method method, Object real, Object[] given) throws Throwable {
    try {
      return method.invoke(real, given);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
