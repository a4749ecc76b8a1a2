package bergerie.server.table;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.server.match.Chair;
import bergerie.server.match.Event;
import bergerie.server.match.Heard;
import bergerie.server.match.Holder;
import bergerie.server.match.Logged;
import bergerie.server.match.Match;
import bergerie.server.match.Telling;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.ToClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who comes to the table and who goes. */
record Reception<S, M, V>(Session<S, M, V> session, Presence presence, Crier crier) {

  private static final int MOST_CHAT = 100;

  void attach(Guest guest, FromClient.Attach said) {
    List<Seat> seats = new ArrayList<>();
    for (String token : said.tokens()) {
      Optional<Seat> seat = seatOf(token);
      if (seat.isEmpty()) {
        refuse(guest, said, "tokens", "no seat of this table", "aucune place de cette table");
        return;
      }
      seats.add(seat.get());
    }
    if (seats.isEmpty() && !watches(said)) {
      refuse(guest, said, "watch", "not the link of this table", "pas le lien de cette table");
      return;
    }
    Visitor visitor = new Visitor(guest, seats.stream().distinct().sorted().toList());
    // Whoever vanished and is back takes the seat back: before the welcome, so that it says so.
    presence.remove(guest);
    session.write(
        "",
        visitor.seats().stream()
            .filter(seat -> match().chair(seat).played() == Chair.Played.WHILE_ABSENT)
            .<Event>map(Event.Returned::new)
            .toList());
    presence.add(visitor);
    presence.look(match(), session.now());
    welcome(visitor, said);
    presence.visitors().stream()
        .filter(other -> !other.guest().equals(guest))
        .forEach(other -> crier.table(match(), other));
  }

  private boolean watches(FromClient.Attach said) {
    String watch = match().head().watch();
    return said.watch().filter(brought -> Secrets.matches(brought, watch)).isPresent();
  }

  private void refuse(Guest guest, FromClient.Attach said, String field, String en, String fr) {
    crier.say(guest, new ToClient.Fault(Optional.of(said.id()), field, new Words(en, fr)));
  }

  private Optional<Seat> seatOf(String token) {
    return Seat.all(match().players()).stream()
        .filter(
            seat ->
                match().chair(seat).holder() instanceof Holder.Person person
                    && Secrets.matches(token, person.token()))
        .findFirst();
  }

  /** Everything since the last event the guest has seen. */
  private void welcome(Visitor visitor, FromClient.Attach said) {
    Guest guest = visitor.guest();
    long last = match().silences().counted(visitor.seats(), match().seq());
    long seen = match().silences().actual(visitor.seats(), said.seen());
    crier.say(guest, new ToClient.Ack(said.id(), Optional.of(last)));
    crier.table(match(), visitor);
    List<Logged> log = match().seq() > Math.max(1, seen) ? session.log() : List.of();
    crier.state(match(), visitor, viewer -> told(log, seen, viewer), session.now(), session.lost());
    List<ToClient.Chat> chats =
        log.stream()
            .filter(logged -> logged.seq() > seen)
            .flatMap(logged -> chat(logged).stream())
            .toList();
    chats.stream()
        .skip(Math.max(0, chats.size() - MOST_CHAT))
        .forEach(chat -> crier.say(guest, chat));
  }

  private List<Heard> told(List<Logged> log, long seen, Viewer viewer) {
    return log.isEmpty() ? List.of() : Telling.since(match().game(), log, seen, viewer);
  }

  Optional<ToClient.Chat> chat(Logged logged) {
    return logged.event() instanceof Event.Chatted(Seat seat, String text)
        ? Optional.of(
            new ToClient.Chat(
                crier.table(),
                match().silences().counted(List.of(), logged.seq()),
                seat,
                match().chair(seat).holder().name(),
                text,
                logged.at()))
        : Optional.empty();
  }

  void gone(Guest guest) {
    if (presence.remove(guest)) {
      presence.look(match(), session.now());
      crier.table(match());
    }
  }

  /** Somebody brings an invitation. */
  void join(Letter.Join join) {
    join.answer().complete(joined(join));
  }

  private Letter.Joining joined(Letter.Join join) {
    for (Seat seat : Seat.all(match().players())) {
      switch (match().chair(seat).holder()) {
        case Holder.Open open when Secrets.matches(join.invite(), open.invite()) -> {
          String name = join.name().isEmpty() ? open.name() : join.name();
          session.write("", List.of(new Event.Joined(seat, name, Secrets.hash(join.token()))));
          return joined(join);
        }
        case Holder.Person person when Secrets.matches(join.token(), person.token()) -> {
          return new Letter.Joining.Seated(seat, join.token());
        }
        default -> {}
      }
    }
    boolean invited =
        match().head().holders().stream()
            .anyMatch(
                holder ->
                    holder instanceof Holder.Open open
                        && Secrets.matches(join.invite(), open.invite()));
    return invited
        ? new Letter.Joining.Taken()
        : new Letter.Joining.Unknown(
            "invite", new Words("no such invitation here", "pas d’invitation de ce nom ici"));
  }

  private Match<S, M, V> match() {
    return session.match();
  }
}
