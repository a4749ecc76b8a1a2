package bergerie.table;

import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.match.Event;
import bergerie.table.match.Match;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.steward.Decision;
import bergerie.table.steward.Inquiry;
import bergerie.table.steward.Proposal;
import bergerie.table.steward.Steward;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What those say who sit at the table: questions are answered, everything else is decided. */
final class Hearing<S, M, V> {

  private final Session<S, M, V> session;
  private final House house;
  private final Presence presence;
  private final Crier crier;
  private final BotDesk botDesk;
  private final AdviceDesk adviceDesk;
  private final DrawDesk drawDesk;

  Hearing(
      Session<S, M, V> session,
      House house,
      Presence presence,
      Crier crier,
      BotDesk botDesk,
      Consumer<Letter> post) {
    this.session = session;
    this.house = house;
    this.presence = presence;
    this.crier = crier;
    this.botDesk = botDesk;
    this.adviceDesk = new AdviceDesk(house, crier, post);
    this.drawDesk = new DrawDesk(house, post);
  }

  /** Whether the log has to be at hand for it: a takeback may come of it. */
  boolean needsPast(Guest guest, FromClient.ForSeat said) {
    return switch (said) {
      case FromClient.Make make -> mayTakeBack(guest, make.seat(), make.what());
      case FromClient.Grant grant -> mayTakeBack(guest, grant.seat(), grant.what());
      default -> false;
    };
  }

  private boolean mayTakeBack(Guest guest, Seat seat, Offer.What what) {
    return what == Offer.What.TAKEBACK
        && match().phase() == Phase.PLAYING
        && seats(guest).contains(seat);
  }

  void said(Guest guest, FromClient.ForSeat said) {
    if (!seats(guest).contains(said.seat())) {
      crier.say(
          guest,
          new ToClient.Fault(
              Optional.of(said.id()),
              "seat",
              new Words("you don't sit there: attach first", "vous n’êtes pas à cette place")));
      return;
    }
    String by = said.seat().index() + ":" + said.id();
    Optional<Long> done = match().done(by);
    if (done.isPresent()) {
      acknowledge(guest, said, done.get());
      return;
    }
    switch (said) {
      case FromClient.Asks asks -> ask(guest, asks);
      case FromClient.Move move -> move(guest, move, by);
      case FromClient.Does does -> answer(guest, does, by, decide(guest, does));
    }
  }

  /** Answers a question; it goes no further than this. */
  private void ask(Guest guest, FromClient.Asks asks) {
    Inquiry<S, M, V> inquiry = new Inquiry<>(match());
    switch (asks) {
      case FromClient.Why why -> crier.say(guest, inquiry.ruled(why, seats(guest)));
      case FromClient.Advise advise ->
          inquiry
              .noAdvice(advise.seat())
              .ifPresentOrElse(no -> decline(guest, advise.id(), no), () -> advise(guest, advise));
      case FromClient.Hurry hurry -> {
        // Where others play, each has the time that bots give them.
        if (!match().isBetweenPeople()) {
          botDesk.hurry();
        }
        crier.say(guest, new ToClient.Ack(hurry.id(), Optional.empty()));
      }
    }
  }

  /** Advises; of a move that is asked about, if the referee allows it. */
  private void advise(Guest guest, FromClient.Advise wish) {
    Optional<Objection> no =
        wish.text()
            .map(text -> Proposal.of(match(), wish.seat(), text))
            .flatMap(
                proposal ->
                    switch (proposal) {
                      case Proposal.Refused<M>(Objection objection) -> Optional.of(objection);
                      case Proposal.Allowed<M> _ -> Optional.empty();
                    });
    no.ifPresentOrElse(
        objection -> decline(guest, wish.id(), new Decision.Refuse(objection)),
        () -> adviceDesk.ask(match(), guest, wish));
  }

  /** Plays a move, if the referee allows it. What was said counts by what its sayer has seen. */
  private void move(Guest guest, FromClient.Move said, String by) {
    FromClient.Move heard = said.since(match().silences().actual(seats(guest), said.seen()));
    Seat seat = said.seat();
    Optional<Decision.No> untimely = steward().untimely(heard);
    if (untimely.isPresent()) {
      decline(guest, said.id(), untimely.get());
      return;
    }
    switch (Proposal.of(match(), seat, said.text())) {
      case Proposal.Refused<M>(Objection objection) ->
          decline(guest, said.id(), new Decision.Refuse(objection));
      case Proposal.Allowed<M>(M move) ->
          session.play(by, seat, move, seq -> acknowledge(guest, said, seq));
    }
  }

  private Decision decide(Guest guest, FromClient.Does does) {
    return does instanceof FromClient.Here && seats(guest).size() < 2
        ? steward().nobodyElse()
        : steward().decide(does);
  }

  private Steward<S, M, V> steward() {
    return new Steward<>(
        match(), presence.attendance(session.now()), session::log, house.manners().words());
  }

  private void decline(Guest guest, String id, Decision.No no) {
    switch (no) {
      case Decision.Refuse(Objection objection) -> {
        house.caretaker().refused();
        long seq = counted(guest, match().seq());
        crier.say(guest, new ToClient.Refused(id, objection, seq));
      }
      case Decision.Wrong(String field, Words why) ->
          crier.say(guest, new ToClient.Fault(Optional.of(id), field, why));
    }
  }

  private void answer(Guest guest, FromClient.Does said, String by, Decision decision) {
    switch (decision) {
      case Decision.AskBots _ -> settle(drawDesk.ask(match(), guest, said, by));
      case Decision.Nothing _ -> crier.say(guest, new ToClient.Ack(said.id(), Optional.empty()));
      case Decision.No no -> decline(guest, said.id(), no);
      case Decision.Write(List<Event> events) ->
          session.write(by, events, seq -> acknowledge(guest, said, seq));
    }
  }

  private void acknowledge(Guest guest, FromClient.ForSeat said, long seq) {
    crier.say(guest, new ToClient.Ack(said.id(), Optional.of(counted(guest, seq))));
  }

  private void settle(Optional<DrawDesk.Settled> settled) {
    settled.ifPresent(
        one -> answer(one.wish().guest(), one.wish().asked(), one.wish().by(), one.decision()));
  }

  /** How a guest counts an event of the log. */
  private long counted(Guest guest, long seq) {
    return match().silences().counted(seats(guest), seq);
  }

  private List<Seat> seats(Guest guest) {
    return presence.find(guest).map(Visitor::seats).orElse(List.of());
  }

  /** Somebody has thought about what could be played. */
  void advised(Letter.Advised advised) {
    adviceDesk.advised(match(), advised);
  }

  /** A bot has made up its mind about a draw. */
  void weighed(Letter.Weighed weighed) {
    settle(drawDesk.answered(match(), weighed));
  }

  /** Has thought over what was asked. */
  void look() {
    adviceDesk.look(match());
    drawDesk.look(match());
  }

  void forget() {
    adviceDesk.forget();
    drawDesk.forget();
  }

  private Match<S, M, V> match() {
    return session.match();
  }
}
