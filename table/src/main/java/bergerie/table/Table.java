package bergerie.table;

import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.table.match.Event;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.port.Entry;
import bergerie.table.port.Store;
import bergerie.table.wire.ToClient;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * A table by its name, in memory or not: the first letter brings it in from its log. Whoever drives
 * it hands over one letter at a time.
 *
 * <p>One letter, one append: what comes of a letter is decided in memory and written at once, and
 * nothing of it leaves the table before it is durable. Letters that arrive meanwhile wait here. If
 * the append is lost, all is forgotten, and the log is read again for the next letter.
 */
public final class Table {

  private final String name;
  private final House house;
  private final Consumer<Letter> post;
  private final Queue<Received> waiting = new ArrayDeque<>(2);
  private Optional<Session<?, ?, ?>> session = Optional.empty();
  private Optional<Errand> errand = Optional.empty();
  private long errands;
  private boolean known = true;

  /**
   * @param post puts a letter into this table's mailbox, from anywhere: so replies and alarms come
   */
  public Table(String name, House house, Consumer<Letter> post) {
    this.name = name;
    this.house = house;
    this.post = post;
  }

  /**
   * A letter.
   *
   * @param at when it arrived: that decides whether it came in time, however late it is read
   */
  private record Received(Letter letter, long at) {}

  /** What the store was asked, and what for. */
  private sealed interface Errand {

    /** The log, for a letter that needs it. */
    record Past(Received received) implements Errand {}

    /** Whether the table of a rematch stands. */
    record Next() implements Errand {}

    /** To append what came of a letter. */
    record Append(Received received) implements Errand {}
  }

  /** Reads a letter, unless the store is still at work for an earlier one. */
  public void read(Letter letter, long at) {
    Received received = new Received(letter, at);
    if (!(letter instanceof Letter.Stored stored)) {
      waiting.add(received);
    } else if (stored.errand() == errands) {
      errand.ifPresent(done -> resume(done, received, stored.reply()));
    }
    while (errand.isEmpty() && !waiting.isEmpty()) {
      begin(waiting.remove());
    }
  }

  /** Whether nothing would be missed if this were not in memory, as far as letters are read. */
  public boolean isRestful() {
    return errand.isEmpty() && session.map(Session::isRestful).orElse(true);
  }

  /** Whether there is a match here, as far as the last letter could tell. */
  public boolean isKnown() {
    return known;
  }

  private void begin(Received received) {
    known = true;
    trying(
        received,
        () -> {
          if (session.filter(open -> !open.needsPast(received.letter())).isPresent()) {
            decide(received, List.of());
          } else {
            house.store().read(name, 1, sent(new Errand.Past(received)));
          }
        });
  }

  private void resume(Errand done, Received answer, Store.Reply reply) {
    errand = Optional.empty();
    switch (done) {
      case Errand.Past(Received received) ->
          trying(
              received,
              () -> {
                switch (reply) {
                  case Store.Reply.Done(List<Entry> entries) -> fetched(received, entries);
                  case Store.Reply.Failed(RuntimeException why) -> unread(received, why);
                }
              });
      case Errand.Next _ -> trying(answer, () -> decide(answer, List.of()));
      case Errand.Append(Received received) -> trying(received, () -> appended(reply));
    }
  }

  private Consumer<Store.Reply> sent(Errand next) {
    errand = Optional.of(next);
    long number = ++errands;
    return reply -> post.accept(new Letter.Stored(number, reply));
  }

  /** Nothing was decided: whoever is at the table stays, and only this letter has to come again. */
  private void unread(Received received, RuntimeException why) {
    house.caretaker().trouble(name, why);
    known = session.isPresent();
    apologise(received.letter());
  }

  private void fetched(Received received, List<Entry> entries) {
    List<Logged> log = Entries.read(entries);
    Reading<Session<?, ?, ?>> opened =
        session.<Reading<Session<?, ?, ?>>>map(Reading::of).orElseGet(() -> open(log));
    switch (opened) {
      case Reading.Understood<Session<?, ?, ?>>(Session<?, ?, ?> open) -> {
        session = Optional.of(open);
        decide(received, log);
      }
      case Reading.Garbled<Session<?, ?, ?>>(Words why) -> {
        known = false;
        turnAway(received.letter(), "table", why);
      }
    }
  }

  private void decide(Received received, List<Logged> past) {
    List<Entry> entries = session.orElseThrow().read(received.letter(), received.at(), past);
    if (entries.isEmpty()) {
      release();
    } else {
      house.store().append(entries, sent(new Errand.Append(received)));
    }
  }

  private void appended(Store.Reply reply) {
    var _ = done(reply);
    release();
  }

  private void release() {
    Session<?, ?, ?> open = session.orElseThrow();
    open.release();
    open.next().ifPresent(next -> house.store().read(next, 1, sent(new Errand.Next())));
  }

  private static List<Entry> done(Store.Reply reply) {
    return switch (reply) {
      case Store.Reply.Done(List<Entry> entries) -> entries;
      case Store.Reply.Failed(RuntimeException why) -> throw why;
    };
  }

  /** Whatever goes wrong, also by an error of ours: somebody waits for an answer. */
  private void trying(Received received, Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | Error e) {
      house.caretaker().trouble(name, e);
      try {
        forget();
      } finally {
        apologise(received.letter());
      }
    }
  }

  /** Whatever was half done is forgotten: the log knows what was written. */
  private void forget() {
    errand = Optional.empty();
    known = session.isPresent();
    Optional<Session<?, ?, ?>> forgotten = session;
    session = Optional.empty();
    forgotten.ifPresent(Session::forget);
  }

  /** Whoever waits for an answer hears that the fault is ours, and not that there is no table. */
  private void apologise(Letter letter) {
    switch (letter) {
      case Letter.Describe(Question question) -> send(new Dispatch.Unanswered(question));
      case Letter.Join(Question question, var _) -> send(new Dispatch.Unanswered(question));
      case Letter.Knock(Question question, var _) -> send(new Dispatch.Unanswered(question));
      default ->
          turnAway(
              letter,
              "",
              new Words(
                  "the table is in trouble; please try again",
                  "la table a un souci ; réessayez, s’il vous plaît"));
    }
  }

  private Reading<Session<?, ?, ?>> open(List<Logged> log) {
    if (log.isEmpty()) {
      return Reading.garbled("no such table", "aucune table de ce nom");
    }
    Event.Created head = Fold.head(log.getFirst().event());
    return house
        .shelf()
        .game(head.game())
        .filter(game -> game.knows(head.rules(), head.content()))
        .<Reading<Session<?, ?, ?>>>map(game -> Reading.of(open(game, log)))
        .orElseGet(
            () ->
                Reading.garbled(
                    "this match was begun by other rules or cards than this server has now;"
                        + " nothing of it is lost, and its host can go on with the old ones",
                    "cette partie a commencé avec d’autres règles ou d’autres cartes que celles de"
                        + " ce serveur ; rien n’en est perdu, et l’hôte peut reprendre les"
                        + " anciennes"));
  }

  private <S, M, V> Session<S, M, V> open(Game<S, M, V> game, List<Logged> log) {
    Session<S, M, V> opened = new Session<>(name, house, new Ledger<>(game, name, log), post);
    opened.open();
    return opened;
  }

  private void turnAway(Letter letter, String field, Words why) {
    switch (letter) {
      case Letter.Attach(Guest guest, var said) -> fault(guest, said.id(), field, why);
      case Letter.Detach(Guest guest, var said) -> fault(guest, said.id(), field, why);
      case Letter.Said(Guest guest, var said) -> fault(guest, said.id(), field, why);
      case Letter.Describe(Question question) ->
          send(new Dispatch.Described(question, Optional.empty()));
      case Letter.Join(Question question, var _) ->
          send(new Dispatch.Joined(question, new Letter.Joining.Unknown("table", why)));
      case Letter.Knock(Question question, var _) ->
          send(new Dispatch.Joined(question, new Letter.Joining.Unknown("table", why)));
      case Letter.Gone _,
          Letter.BotChose _,
          Letter.Advised _,
          Letter.Weighed _,
          Letter.Tick _,
          Letter.Stored _ -> {}
    }
  }

  private void fault(Guest guest, String id, String field, Words why) {
    send(new Dispatch.Say(List.of(guest), new ToClient.Fault(Optional.of(id), field, why)));
  }

  private void send(Dispatch dispatch) {
    house.dispatches().accept(dispatch);
  }
}
