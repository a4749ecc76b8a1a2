package bergerie.table.desk;

import bergerie.bots.roster.Bots;
import bergerie.rules.Game;
import bergerie.rules.Words;
import bergerie.table.Keyring;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.AtTable;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Wished;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who is to sit at a table, by what clock, and the name of whoever asks. */
record Company(
    List<Wished.SeatWish> seats, Optional<AtTable.Clock> wished, Optional<String> asker) {

  /** What is written down of a seat, and what only the answer holds: a token, or an invitation. */
  record Place(Holder holder, Given.GivenSeat given) {}

  /** Whether nobody may be hurried: several at one device, bots only, or hours for each move. */
  boolean isPatient() {
    return seats.stream().anyMatch(seat -> seat.kind() == Wished.SeatKind.HERE)
        || seats.stream().allMatch(seat -> seat.kind() == Wished.SeatKind.BOT)
        || clock().isSlow();
  }

  boolean isAlone() {
    return seats.stream().filter(seat -> seat.kind() != Wished.SeatKind.BOT).count() < 2;
  }

  Clock clock() {
    return wished.<Clock>map(Company::clock).orElseGet(Clock.None::new);
  }

  private static Clock clock(AtTable.Clock clock) {
    return switch (clock) {
      case AtTable.Clock.None _ -> new Clock.None();
      case AtTable.Clock.Move(int seconds) -> new Clock.PerMove(seconds * 1000L);
      case AtTable.Clock.Game(int seconds, int increment) ->
          new Clock.PerGame(seconds * 1000L, increment * 1000L);
    };
  }

  /** Seats for all, if there are as many as the game has players. */
  List<Place> places(Game<?, ?, ?> game, int players, Keyring keyring) {
    checkNumber(players);
    List<Place> places = new ArrayList<>();
    for (Wished.SeatWish seat : seats) {
      String level = level(seat, game, "seats." + places.size() + ".level");
      places.add(place(places.size(), seat, level, keyring));
    }
    return places;
  }

  private void checkNumber(int players) {
    if (seats.size() > players) {
      throw new Fields.Wrong(
          "seats",
          new Words(
              "expected a list of at most " + players,
              "une liste d’au plus " + players + " est attendue"));
    }
    if (seats.size() < players) {
      throw new Fields.Wrong(
          "seats",
          new Words(
              "expected one for each of " + players + " players",
              "il en faut une pour chacun des " + players + " joueurs"));
    }
  }

  private static String level(Wished.SeatWish seat, Game<?, ?, ?> game, String field) {
    String level = seat.level().orElseGet(() -> Bots.usual().id());
    if (seat.kind() == Wished.SeatKind.BOT && Bots.level(game, level).isEmpty()) {
      throw new Fields.Wrong(field, new Words("no such level", "niveau inconnu"));
    }
    return level;
  }

  private Place place(int index, Wished.SeatWish seat, String level, Keyring keyring) {
    Wished.SeatKind kind = seat.kind();
    String name = seat.name().or(() -> asker.filter(_ -> kind == Wished.SeatKind.ME)).orElse("");
    return switch (kind) {
      case ME, HERE -> {
        String token = keyring.token();
        yield new Place(
            new Holder.Person(name, keyring.hash(token)),
            new Given.GivenSeat(index, kind, Optional.of(token), Optional.empty()));
      }
      case LINK -> {
        String invite = keyring.token();
        yield new Place(
            new Holder.Open(name, keyring.hash(invite)),
            new Given.GivenSeat(index, kind, Optional.empty(), Optional.of(invite)));
      }
      case BOT ->
          new Place(
              new Holder.Program(name, level),
              new Given.GivenSeat(index, kind, Optional.empty(), Optional.empty()));
    };
  }
}
