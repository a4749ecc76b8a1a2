package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.match.Origin;
import bergerie.table.match.Chair;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who comes to the table and who goes. */
record Reception<S, M, V>(
    Session<S, M, V> session, Presence presence, Crier crier, Keyring keyring) {

  private static final int MOST_CHAT = 100;

  void attach(Guest guest, FromClient.Attach said) {
    Optional<List<Seat>> seats = seats(said);
    if (seats.isEmpty()) {
      refuse(guest, said, "tokens", "no seat of this table", "aucune place de cette table");
      return;
    }
    if (seats.get().isEmpty() && !watches(said)) {
      refuse(guest, said, "watch", "not the link of this table", "pas le lien de cette table");
      return;
    }
    Visitor visitor = new Visitor(guest, seats.get());
    Set<Seat> before = presence.seats();
    // Whoever vanished and is back takes the seat back: before the welcome, so that it says so.
    presence.remove(guest);
    session.write(
        visitor.seats().stream()
            .filter(seat -> match().chair(seat).played() == Chair.Played.WHILE_ABSENT)
            .<Event>map(Event.Returned::new)
            .toList());
    presence.add(visitor);
    crier.send(new Dispatch.Arrived(guest, said.table()));
    presence.look(match(), session.now());
    welcome(visitor, said);
    if (!presence.seats().equals(before)) {
      crier.table(
          match(),
          presence.visitors().stream().filter(other -> !other.guest().equals(guest)).toList());
    }
  }

  /** Whether somebody may come, with the seats or the link they bring. */
  boolean admits(FromClient.Attach said) {
    return seats(said).filter(seats -> !seats.isEmpty() || watches(said)).isPresent();
  }

  /** The seats somebody brings the tokens of, unless one of them is none of this table. */
  private Optional<List<Seat>> seats(FromClient.Attach said) {
    List<Optional<Seat>> seats = said.tokens().stream().map(this::seatOf).toList();
    return seats.stream().allMatch(Optional::isPresent)
        ? Optional.of(seats.stream().flatMap(Optional::stream).distinct().sorted().toList())
        : Optional.empty();
  }

  /**
   * By the link for it, or by an invitation: whoever was invited and comes too late may look on.
   */
  private boolean watches(FromClient.Attach said) {
    String watch = match().head().watch();
    return said.watch()
        .filter(brought -> keyring.matches(brought, watch) || invites(brought))
        .isPresent();
  }

  /** Whether an invitation was given out for this table, used or not. */
  private boolean invites(String brought) {
    return match().head().holders().stream()
        .anyMatch(
            holder ->
                holder instanceof Holder.Open open && keyring.matches(brought, open.invite()));
  }

  private void refuse(Guest guest, FromClient.Attach said, String field, String en, String fr) {
    crier.say(guest, new ToClient.Fault(Optional.of(said.id()), field, new Words(en, fr)));
  }

  private Optional<Seat> seatOf(String token) {
    return Seat.all(match().players()).stream()
        .filter(
            seat ->
                match().chair(seat).holder() instanceof Holder.Person person
                    && keyring.matches(token, person.token()))
        .findFirst();
  }

  /** Everything since the last event the guest has seen. */
  private void welcome(Visitor visitor, FromClient.Attach said) {
    Guest guest = visitor.guest();
    long last = match().silences().counted(visitor.seats(), match().seq());
    long seen = match().silences().actual(visitor.seats(), said.seen());
    crier.say(guest, new ToClient.Ack(said.id(), Optional.of(last)));
    crier.table(match(), List.of(visitor));
    List<News<S, M, V>> missed = session.since(seen);
    crier.state(match(), visitor, new Recital<>(missed)::heard, session.now(), session.lost());
    List<ToClient.Chat> chats =
        missed.stream().flatMap(one -> chat(one.logged()).stream()).toList();
    chats.stream()
        .skip(Math.max(0, chats.size() - MOST_CHAT))
        .forEach(chat -> crier.say(guest, chat));
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
    Set<Seat> before = presence.seats();
    if (presence.remove(guest) && !presence.seats().equals(before)) {
      presence.look(match(), session.now());
      crier.table(match());
    }
  }

  /** Somebody brings an invitation. */
  Letter.Joining join(Letter.Invitation brought) {
    for (Seat seat : Seat.all(match().players())) {
      switch (match().chair(seat).holder()) {
        case Holder.Open open when keyring.matches(brought.invite(), open.invite()) -> {
          if (isKnown() && brought.consent() != Letter.Consent.KNOWN_POSITION) {
            return new Letter.Joining.Known();
          }
          String name = brought.name().isEmpty() ? open.name() : brought.name();
          session.write(List.of(new Event.Joined(seat, name, keyring.hash(brought.token()))));
          return join(brought);
        }
        case Holder.Person person when keyring.matches(brought.token(), person.token()) -> {
          return new Letter.Joining.Seated(seat, brought.token());
        }
        default -> {}
      }
    }
    return noSeat(brought.invite());
  }

  /** Somebody only asks whether an invitation is still good. */
  Letter.Joining knock(String invite) {
    return Seat.all(match().players()).stream()
        .filter(
            seat ->
                match().chair(seat).holder() instanceof Holder.Open open
                    && keyring.matches(invite, open.invite()))
        .findFirst()
        .<Letter.Joining>map(Letter.Joining.Free::new)
        .orElseGet(() -> noSeat(invite));
  }

  /** Why an invitation that leads to no free seat does not. */
  private Letter.Joining noSeat(String invite) {
    return invites(invite)
        ? new Letter.Joining.Taken()
        : new Letter.Joining.Unknown(
            "invite", new Words("no such invitation here", "pas d’invitation de ce nom ici"));
  }

  /** Whether others may know what is hidden here, from the match it comes from. */
  private boolean isKnown() {
    return match().head().origin().hidden() == Origin.Hidden.KNOWN;
  }

  private Match<S, M, V> match() {
    return session.match();
  }
}
