package bergerie.server.table;

import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.server.match.Event;
import bergerie.server.match.Heard;
import bergerie.server.match.Logged;
import bergerie.server.match.Match;
import bergerie.server.match.Telling;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.TableInfo;
import bergerie.server.wire.ToClient;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A table in memory. Only one thread is in here at a time, the one that reads the mailbox. For
 * everything that is asked: decide, write durably, acknowledge, tell everybody.
 */
final class Session<S, M, V> {

  private static final int TRIES = 5;

  private final String table;
  private final House house;
  private final Ledger<S, M, V> ledger;
  private final Presence presence;
  private final Crier crier;
  private final Reception<S, M, V> reception;
  private final Deadlines deadlines;
  private final BotDesk botDesk;
  private final AdviceDesk adviceDesk;

  /** The time at the table: when the letter that is being read arrived. */
  private long time;

  /** Shown until the next step: time was given back. */
  private Optional<Words> lost = Optional.empty();

  Session(String table, House house, Ledger<S, M, V> ledger, Consumer<Letter> post) {
    this.table = table;
    this.house = house;
    this.ledger = ledger;
    this.presence = new Presence(house.config().grace().toMillis());
    this.crier = new Crier(table, presence);
    this.reception = new Reception<>(this, presence, crier);
    this.deadlines = new Deadlines(house, post);
    this.botDesk = new BotDesk(house, post);
    this.adviceDesk = new AdviceDesk(house, post);
    this.time = house.now();
  }

  /** Looks after what came due while the table was not in memory. */
  void open() {
    boolean running = match().timing().isRunning();
    long down = running ? house.store().down(match().at(), house.now()) : 0;
    if (down > 0) {
      lost = Optional.of(Telling.lost(down));
    }
    write("", down > 0 ? List.of(new Event.Resumed(down)) : List.of());
    settle();
  }

  /** Reads a letter that arrived at a time: what was due before that happens before it. */
  void read(Letter letter, long at) {
    time = Math.max(time, at);
    if (letter instanceof Letter.Tick) {
      deadlines.rang();
    }
    happen();
    switch (letter) {
      case Letter.Attach(Guest guest, FromClient.Attach said) -> reception.attach(guest, said);
      case Letter.Detach(Guest guest, FromClient.Detach said) -> {
        crier.say(guest, new ToClient.Ack(said.id(), Optional.empty()));
        reception.gone(guest);
      }
      case Letter.Gone(Guest guest) -> reception.gone(guest);
      case Letter.Said(Guest guest, FromClient.ForSeat said) -> said(guest, said);
      case Letter.BotChose chose ->
          botDesk.chosen(match(), chose).ifPresent(move -> write("", List.of(move)));
      case Letter.Advised advised -> adviceDesk.advised(match(), advised);
      case Letter.Tick _ -> {}
      case Letter.Describe describe ->
          describe.answer().complete(Optional.of(TableInfo.of(table, match(), presence.seats())));
      case Letter.Join join -> reception.join(join);
    }
    settle();
  }

  /** Whether nothing would be missed if this were not in memory. */
  boolean isRestful() {
    return presence.visitors().isEmpty() && deadlines.isQuiet() && botDesk.isQuiet();
  }

  /** Sends everybody away, to come again. */
  void dismiss() {
    presence.visitors().forEach(visitor -> visitor.guest().dismiss());
  }

  Match<S, M, V> match() {
    return ledger.match();
  }

  long now() {
    return house.now();
  }

  List<Logged> log() {
    return ledger.log();
  }

  Optional<Words> lost() {
    return lost;
  }

  /** What is due by now happens, bots get to think, and the next deadline is set. */
  private void settle() {
    happen();
    botDesk.look(match(), presence);
    deadlines.set(match(), presence);
  }

  private void happen() {
    for (Optional<Event> due = due(); due.isPresent(); due = due()) {
      write("", List.of(due.get()));
    }
  }

  private Optional<Event> due() {
    return deadlines.due(match(), presence, time).or(() -> Rematch.due(house, match(), presence));
  }

  private void said(Guest guest, FromClient.ForSeat said) {
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
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Optional<Long> done = match().done(by);
      if (done.isPresent()) {
        crier.say(guest, new ToClient.Ack(said.id(), done.map(seq -> counted(guest, seq))));
        return;
      }
      Steward<S, M, V> steward = new Steward<>(match(), ledger::log);
      if (said instanceof FromClient.Why why) {
        crier.say(guest, steward.ruled(why));
        return;
      }
      if (said instanceof FromClient.Advise asked) {
        Optional<Decision> no = steward.noAdvice(asked.seat());
        if (no.isEmpty()) {
          adviceDesk.ask(match(), guest, asked);
          return;
        }
        answered(guest, said, by, no.get());
        return;
      }
      if (said instanceof FromClient.Here && seats(guest).size() < 2) {
        answered(guest, said, by, steward.nobodyElse());
        return;
      }
      if (answered(guest, said, by, steward.decide(heard(guest, said)))) {
        return;
      }
    }
    throw new IllegalStateException("another always writes first at " + table);
  }

  /** Whether it is settled; if not, another server wrote first and it is to be decided again. */
  private boolean answered(Guest guest, FromClient.ForSeat said, String by, Decision decision) {
    switch (decision) {
      case Decision.Nothing _ -> crier.say(guest, new ToClient.Ack(said.id(), Optional.empty()));
      case Decision.Refuse(Objection objection) -> {
        house.counts().refusals().increment();
        long seq = counted(guest, match().seq());
        crier.say(guest, new ToClient.Refused(said.id(), objection, seq));
      }
      case Decision.Wrong(String field, Words why) ->
          crier.say(guest, new ToClient.Fault(Optional.of(said.id()), field, why));
      case Decision.Write(List<Event> events) -> {
        Match<S, M, V> before = match();
        Optional<List<Ledger.News<S, M, V>>> news = ledger.write(by, events, time);
        if (news.isEmpty()) {
          caughtUp(before);
          return false;
        }
        long seq = news.get().getFirst().logged().seq();
        crier.say(guest, new ToClient.Ack(said.id(), Optional.of(counted(guest, seq))));
        announce(before, news.get());
      }
    }
    return true;
  }

  /** How a guest counts an event of the log. */
  private long counted(Guest guest, long seq) {
    return match().silences().counted(seats(guest), seq);
  }

  private List<Seat> seats(Guest guest) {
    return presence.find(guest).map(Visitor::seats).orElse(List.of());
  }

  /** What was said, with the count of the one who says it turned into the log's. */
  private FromClient.ForSeat heard(Guest guest, FromClient.ForSeat said) {
    if (!(said instanceof FromClient.Move move)) {
      return said;
    }
    return move.since(match().silences().actual(seats(guest), move.seen()));
  }

  /** Writes what nobody waits for an answer to. */
  void write(String by, List<Event> events) {
    Match<S, M, V> before = match();
    ledger
        .write(by, events, time)
        .ifPresentOrElse(news -> announce(before, news), () -> caughtUp(before));
  }

  private void announce(Match<S, M, V> before, List<Ledger.News<S, M, V>> news) {
    if (news.isEmpty()) {
      return;
    }
    if (news.stream().anyMatch(one -> one.logged().event() instanceof Event.Step)) {
      lost = Optional.empty();
    }
    presence.look(match(), now());
    crier.state(match(), viewer -> heard(news, viewer), now(), lost);
    if (Crier.differs(before, match())) {
      crier.table(match());
    }
    news.forEach(one -> reception.chat(one.logged()).ifPresent(crier::all));
  }

  private List<Heard> heard(List<Ledger.News<S, M, V>> news, Viewer viewer) {
    return news.stream()
        .flatMap(one -> Telling.of(one.before(), one.logged(), viewer).stream())
        .toList();
  }

  /** Another server wrote first: everybody hears what they missed. */
  private void caughtUp(Match<S, M, V> before) {
    List<Logged> log = ledger.log();
    presence.look(match(), now());
    crier.state(
        match(), viewer -> Telling.since(match().game(), log, before.seq(), viewer), now(), lost);
    crier.table(match());
  }
}
