package bergerie.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.match.Clock;
import bergerie.table.match.Heard;
import bergerie.table.match.Holder;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told once for all is said to everybody as if it were told to them alone. */
class RecitalTest {

  private static final int MOVES = 60;

  @ParameterizedTest
  @ValueSource(strings = {"wolf-and-hound", "pavillon"})
  void everybodyIsSpokenToAsThemselves(String id) {
    Game<?, ?, ?> game =
        Shelf.all().stream().filter(it -> it.info().id().equals(id)).findFirst().orElseThrow();
    Manners manners = new Manners(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(45), 100_000);
    Parlour parlour = new Parlour(manners, Parlour::sha256, new Shelf(List.of(game)));
    int players = game.info().usual().players();
    Holder[] holders = IntStream.range(0, players).mapToObj(parlour::person).toArray(Holder[]::new);
    parlour.begin(id, Map.of(), new Clock.None(), Optional.empty(), holders);
    List<Guest> guests = IntStream.range(0, players).mapToObj(parlour::attach).toList();
    Dice dice = new QuickDice(7);
    int personal = 0;
    for (int i = 0; i < MOVES; i++) {
      Optional<Guest> mover =
          guests.stream().filter(it -> !parlour.lastState(it).moves().isEmpty()).findFirst();
      if (!(parlour.lastState(guests.getFirst()).turn() instanceof Turn.Act) || mover.isEmpty()) {
        break;
      }
      ToClient.State state = parlour.lastState(mover.get());
      parlour.say(
          mover.get(),
          new FromClient.Move(
              "m" + i,
              Parlour.TABLE,
              Seat.of(guests.indexOf(mover.get())),
              state.seq(),
              dice.pick(state.moves())));
      for (Guest guest : guests) {
        for (Heard heard : parlour.lastState(guest).told()) {
          assertEquals(guests.indexOf(guest), heard.to().you().orElseThrow());
          assertEquals(Heard.of(heard.seq(), heard.actor(), heard.told(), heard.to()), heard);
          personal += heard.isPersonal() ? 1 : 0;
        }
      }
    }
    assertTrue(personal > MOVES / 4, "some lines speak to whoever hears them");
  }
}
