package bergerie.table.desk;

import bergerie.rules.Words;
import bergerie.table.House;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.codec.WishedReader;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Wished;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Codes that stand for secrets for a while: an invitation as six letters that can be read out, and
 * the seats of one device on their way to another.
 */
record Codes(House house, Cloakroom cloakroom) {

  /** How long an invitation can be had by its code: an evening's gathering round the table. */
  private static final Duration GATHERING = Duration.ofMinutes(30);

  /** How long seats are on their way: somebody holds the other device in their hand. */
  private static final Duration ON_THE_WAY = Duration.ofMinutes(5);

  Answer leave(String body) {
    Wished.Deposit wish = WishedReader.readDeposit(Body.read(body));
    if (wish.invitation().isPresent()) {
      return invitation(wish.invitation().get());
    }
    List<Wished.LeftSeats> seats = wish.seats().orElse(List.of());
    if (seats.isEmpty()) {
      throw new Fields.Wrong(
          "invitation",
          new Words(
              "an invitation or seats are expected",
              "une invitation ou des places sont attendues"));
    }
    return seats(seats);
  }

  private Answer invitation(Wished.LeftInvitation left) {
    Given.Invitation kept = new Given.Invitation(left.table(), left.invite());
    return keep(
        house.keyring().code(),
        new Given.Collected(Optional.of(kept), Optional.empty()),
        Cloakroom.Ticket.Good.OFTEN,
        GATHERING);
  }

  private Answer seats(List<Wished.LeftSeats> left) {
    List<Given.HeldSeats> kept =
        left.stream()
            .map(held -> new Given.HeldSeats(held.table(), held.game(), held.tokens()))
            .toList();
    return keep(
        house.keyring().token(),
        new Given.Collected(Optional.empty(), Optional.of(kept)),
        Cloakroom.Ticket.Good.ONCE,
        ON_THE_WAY);
  }

  private Answer keep(
      String code, Given.Collected left, Cloakroom.Ticket.Good good, Duration time) {
    long until = house.time().now() + time.toMillis();
    cloakroom.keep(code, new Cloakroom.Ticket(left, good, until));
    return Answer.json(
        201, json -> GivenWriter.write(json, new Given.Code(code, until, time.toMillis())));
  }

  /** Letters may be written small, and with spaces as they were read out. */
  Answer collect(String code) {
    String letters = code.replaceAll("[\\s-]", "").toUpperCase(Locale.ROOT);
    long now = house.time().now();
    return cloakroom
        .collect(code, now)
        .or(() -> cloakroom.collect(letters, now))
        .map(ticket -> Answer.json(200, json -> GivenWriter.write(json, ticket.left())))
        .orElseGet(
            () ->
                Answer.fault(
                    404,
                    "code",
                    "no such code, or no longer: ask for a new one",
                    "code inconnu ou périmé : demandez-en un nouveau"));
  }
}
