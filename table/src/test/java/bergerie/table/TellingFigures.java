package bergerie.table;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Notation;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.Capability;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import bergerie.table.wire.WireWriter;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.telling.Sentence;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * What telling costs of a move, by processor time: the same random games, move by move, with games
 * that tell and with the same games struck dumb. From the letter to the texts that everybody at the
 * table is sent, who all sit at devices of their own; a store in memory and no network, so that the
 * share at a server is smaller. It runs when it is named (docs/benchmarks.md).
 */
class TellingFigures {

  private static final int WARM = 45_000;
  private static final int MEASURED = 15_000;
  private static final int MOVES = 150;
  private static final int SAND = 60_000;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final WireWriter WIRE = new WireWriter(ShelfViews::write);
  private static final Told NOTHING = new Told(Sentence.NONE, List.of(), "", Optional.empty());

  /** Both kinds of games are asked through a proxy, so that this weighs on both. */
  private enum Voice {
    TELLING,
    DUMB
  }

  /** What some moves took. */
  private record Spent(long nanos, int moves) {

    static final Spent NONE = new Spent(0, 0);

    Spent and(Spent more) {
      return new Spent(nanos + more.nanos, moves + more.moves);
    }

    double micros() {
      return nanos / 1_000.0 / moves;
    }
  }

  @Test
  void shareOfAMove() {
    for (Game<?, ?, ?> game : Shelf.all()) {
      Spent telling = Spent.NONE;
      Spent dumb = Spent.NONE;
      int moves = 0;
      for (int seed = 0; telling.moves() < MEASURED; seed++) {
        Spent one = play(game, Voice.TELLING, seed);
        Spent other = play(game, Voice.DUMB, seed);
        moves += one.moves();
        if (moves > WARM) {
          telling = telling.and(one);
          dumb = dumb.and(other);
        }
      }
      System.out.printf(
          Locale.ROOT,
          "%s: %,d moves, %.0f µs a move, %.0f µs without telling: %.1f %%%n",
          game.info().id(),
          telling.moves(),
          telling.micros(),
          dumb.micros(),
          100 * (telling.micros() - dumb.micros()) / telling.micros());
    }
  }

  private static Spent play(Game<?, ?, ?> game, Voice voice, int seed) {
    Manners manners = new Manners(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(45), 100_000);
    Shelf shelf = new Shelf(List.of(asked(game, voice)));
    Parlour parlour = new Parlour(manners, Parlour::sha256, shelf);
    int players = game.info().usual().players();
    Holder[] holders = new Holder[players];
    for (int i = 0; i < players; i++) {
      holders[i] = parlour.person(i);
    }
    parlour.begin(game.info().id(), Map.of(), new Clock.None(), Optional.empty(), holders);
    List<Guest> guests = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      guests.add(parlour.attach(i));
    }
    Dice dice = new QuickDice(seed);
    Spent spent = Spent.NONE;
    while (spent.moves() < MOVES
        && parlour.lastState(guests.getFirst()).turn() instanceof Turn.Act act) {
      Optional<Seat> mover =
          act.awaited().stream()
              .filter(seat -> !parlour.lastState(guests.get(seat.index())).moves().isEmpty())
              .findFirst();
      if (mover.isEmpty()) {
        parlour.passAndRing(SAND);
        continue;
      }
      Guest guest = guests.get(mover.get().index());
      ToClient.State state = parlour.lastState(guest);
      FromClient.Move move =
          new FromClient.Move(
              "m" + spent.moves(),
              Parlour.TABLE,
              mover.get(),
              state.seq(),
              dice.pick(state.moves()));
      parlour.sent.clear();
      spent = spent.and(timed(parlour, guest, move));
    }
    return spent;
  }

  private static Spent timed(Parlour parlour, Guest guest, FromClient.Move move) {
    long begin = CLOCK.getCurrentThreadCpuTime();
    parlour.say(guest, move);
    long written = 0;
    for (Dispatch dispatch : parlour.sent) {
      if (dispatch instanceof Dispatch.Say say) {
        written += WIRE.write(say.message(), EnumSet.allOf(Capability.class)).length();
      }
    }
    if (written == 0) {
      throw new IllegalStateException("nobody heard of " + move);
    }
    return new Spent(CLOCK.getCurrentThreadCpuTime() - begin, 1);
  }

  private static Game<?, ?, ?> asked(Game<?, ?, ?> game, Voice voice) {
    Notation<?, ?, ?> notation =
        (Notation<?, ?, ?>)
            proxy(
                Notation.class,
                (_, method, arguments) ->
                    voice == Voice.DUMB && method.getName().equals("tell")
                        ? NOTHING
                        : method.invoke(game.notation(), arguments));
    return (Game<?, ?, ?>)
        proxy(
            Game.class,
            (_, method, arguments) ->
                method.getName().equals("notation") ? notation : method.invoke(game, arguments));
  }

  private static Object proxy(Class<?> type, InvocationHandler handler) {
    InvocationHandler honest =
        (proxy, method, arguments) -> {
          try {
            return handler.invoke(proxy, method, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, honest);
  }
}
