package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.match.Telling;
import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * A table in memory. For everything that is asked: decide, then let go of what came of it once that
 * is durable, acknowledgement first. Between the two nothing else is read.
 */
final class Session<S, M, V> {

  /** How long somebody who asked for the table counts as watching. */
  private static final Duration GLANCE = Duration.ofSeconds(30);

  private final String table;
  private final House house;
  private final Ledger<S, M, V> ledger;
  private final Presence presence;
  private final Outbox outbox;
  private final Crier crier;
  private final Reception<S, M, V> reception;
  private final Hearing<S, M, V> hearing;
  private final Deadlines deadlines;
  private final BotDesk botDesk;

  /** Who was here before the letter that is being read. */
  private List<Visitor> before = List.of();

  /** The time at the table: when the letter that is being read arrived. */
  private long time;

  /** Until when somebody is taken to watch who asked for the table without sitting down at it. */
  private long watchedUntil;

  /** Shown until the next step: time was given back. */
  private Optional<Words> lost = Optional.empty();

  Session(String table, House house, Ledger<S, M, V> ledger, Consumer<Letter> post) {
    this.table = table;
    this.house = house;
    this.ledger = ledger;
    this.presence = new Presence(house.manners().grace().toMillis());
    this.outbox = new Outbox(house);
    this.crier = new Crier(table, presence, outbox::add);
    this.reception = new Reception<>(this, presence, crier, house.keyring());
    this.botDesk = new BotDesk(house, post);
    this.hearing = new Hearing<>(this, house, presence, crier, botDesk, post);
    this.deadlines = new Deadlines(house, post);
    this.time = house.now();
  }

  /** Looks after what came due while the table was not in memory. */
  void open() {
    boolean running = match().timing().isRunning() || match().unshownAt().isPresent();
    long down = running ? house.store().down(match().at(), house.now()) : 0;
    if (down > 0) {
      lost = Optional.of(Telling.lost(down));
    }
    write(down > 0 ? List.of(new Event.Resumed(down)) : List.of());
  }

  /** Whether the log has to be at hand for a letter: to be told, or to take some of it back. */
  boolean needsPast(Letter letter) {
    return switch (letter) {
      case Letter.Attach(Guest _, FromClient.Attach said) ->
          match().seq() > Math.max(1, said.seen()) && reception.admits(said);
      case Letter.Said(Guest guest, FromClient.ForSeat said) -> hearing.needsPast(guest, said);
      default -> false;
    };
  }

  /**
   * Reads a letter that arrived at a time: what was due before that happens before it.
   *
   * @param past the log, where the letter needs it
   * @return what has to be durable before anything of it is let go
   */
  List<Entry> read(Letter letter, long at, List<Logged> past) {
    before = presence.visitors();
    ledger.atHand(past);
    time = Math.max(time, at);
    if (letter instanceof Letter.Tick) {
      deadlines.rang();
    }
    happen();
    deal(letter);
    happen();
    return ledger.unwritten();
  }

  private void deal(Letter letter) {
    switch (letter) {
      case Letter.Attach(Guest guest, FromClient.Attach said) -> reception.attach(guest, said);
      case Letter.Detach(Guest guest, FromClient.Detach said) -> {
        crier.say(guest, new ToClient.Ack(said.id(), Optional.empty()));
        reception.gone(guest);
        crier.send(new Dispatch.Left(guest, said.table()));
      }
      case Letter.Gone(Guest guest) -> reception.gone(guest);
      case Letter.Said(Guest guest, FromClient.ForSeat said) -> hearing.said(guest, said);
      case Letter.BotChose chose ->
          botDesk.chosen(match(), chose).ifPresent(move -> write(List.of(move)));
      case Letter.Advised advised -> hearing.advised(advised);
      case Letter.Weighed weighed -> hearing.weighed(weighed);
      case Letter.Tick _ -> {}
      case Letter.Describe(Question question) -> {
        watchedUntil = time + GLANCE.toMillis();
        TableInfo info = TableInfo.of(table, match(), presence.seats());
        crier.send(new Dispatch.Described(question, Optional.of(info)));
      }
      case Letter.Join(Question question, Letter.Invitation invitation) ->
          crier.send(new Dispatch.Joined(question, reception.join(invitation)));
      case Letter.Knock(Question question, String invite) ->
          crier.send(new Dispatch.Joined(question, reception.knock(invite)));
      case Letter.Stored(long _, Store.Reply.Done(List<Entry> standing)) -> follow(standing);
      case Letter.Stored(long _, Store.Reply.Failed(RuntimeException why)) -> throw why;
    }
  }

  /** All that was decided is durable: it is said, bots get to think, the next deadline is set. */
  void release() {
    house.caretaker().moved(ledger.written());
    hearing.look();
    outbox.release();
    if (isAwake()) {
      botDesk.look(match(), presence);
      deadlines.set(match());
    }
  }

  /** The table of a rematch that is due: it has to be known whether it stands already. */
  Optional<String> next() {
    return Rematch.isDue(match(), presence)
        ? Optional.of(house.keyring().rematch(match().head().seed()))
        : Optional.empty();
  }

  /** It may stand already, where a server once ended before this table could say so. */
  private void follow(List<Entry> standing) {
    next()
        .ifPresent(
            next -> {
              if (standing.isEmpty()) {
                Event first = Rematch.successor(match(), table, house.seeds().get());
                ledger.follow(Entries.begin(next, List.of(first), now()));
              }
              write(List.of(new Event.Rematched(next)));
            });
  }

  /** Whether nothing would be missed if this were not in memory. */
  boolean isRestful() {
    return presence.visitors().isEmpty() && deadlines.isQuiet() && botDesk.isQuiet();
  }

  /** What was not let go never happened: whoever was here is sent away, to come again. */
  void forget() {
    deadlines.forget();
    botDesk.forget();
    hearing.forget();
    before.forEach(visitor -> house.dispatches().accept(new Dispatch.Dismiss(visitor.guest())));
  }

  Match<S, M, V> match() {
    return ledger.match();
  }

  long now() {
    return house.now();
  }

  /** The whole log, which has to be at hand. */
  List<Logged> log() {
    return ledger.log();
  }

  List<News<S, M, V>> since(long seen) {
    return ledger.since(seen);
  }

  Optional<Words> lost() {
    return lost;
  }

  /** Where bots play among themselves, they wait for somebody who watches. */
  private boolean isAwake() {
    return !match().isAmongBots() || !presence.visitors().isEmpty() || time < watchedUntil;
  }

  /** What is due by now happens. */
  private void happen() {
    for (Optional<Event> due = due(); due.isPresent(); due = due()) {
      write(List.of(due.get()));
    }
  }

  private Optional<Event> due() {
    if (!isAwake()) {
      return Optional.empty();
    }
    // T-11
    if (match().phase() == Phase.PLAYING && match().seq() >= house.manners().length()) {
      return Optional.of(new Event.TooLong());
    }
    return deadlines.due(match(), presence, time);
  }

  /**
   * Writes a move that the referee has allowed, and tells it.
   *
   * @param by who asked for it, and under which name
   * @param first told as which event it stands in the log, before anybody hears of it
   */
  void play(String by, Seat seat, M move, LongConsumer first) {
    Match<S, M, V> earlier = match();
    tell(earlier, ledger.play(by, seat, move, time), first);
  }

  /** Writes what nobody waits for an answer to. */
  void write(List<Event> events) {
    write("", events, _ -> {});
  }

  /**
   * Writes events and tells all of them.
   *
   * @param by who asked for it, and under which name
   * @param first told as which event it stands in the log, before anybody hears of it
   */
  void write(String by, List<Event> events, LongConsumer first) {
    Match<S, M, V> earlier = match();
    tell(earlier, ledger.write(by, events, time), first);
  }

  private void tell(Match<S, M, V> earlier, List<News<S, M, V>> news, LongConsumer first) {
    if (!news.isEmpty()) {
      first.accept(news.getFirst().logged().seq());
      announce(earlier, news);
    }
  }

  private void announce(Match<S, M, V> earlier, List<News<S, M, V>> news) {
    if (news.stream().anyMatch(one -> one.logged().event() instanceof Event.Step)) {
      lost = Optional.empty();
    }
    presence.look(match(), now());
    crier.state(match(), new Recital<>(news)::heard, now(), lost);
    if (Crier.differs(earlier, match())) {
      crier.table(match());
    }
    news.forEach(one -> reception.chat(one.logged()).ifPresent(crier::all));
  }
}
