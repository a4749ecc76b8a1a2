package bergerie.server.table;

import bergerie.rules.Game;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.server.match.Event;
import bergerie.server.match.Fold;
import bergerie.server.match.Logged;
import bergerie.server.wire.ToClient;
import bergerie.server.wire.WireWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** A table by its name, in memory or not: the first letter brings it in from its log. */
final class Table {

  private static final System.Logger LOG = System.getLogger(Table.class.getName());

  private final String name;
  private final House house;
  private final Mailbox<Received> mailbox;
  private Optional<Session<?, ?, ?>> session = Optional.empty();
  private volatile boolean restful = true;
  private volatile long lastLetter;

  Table(String name, House house, Executor executor) {
    this.name = name;
    this.house = house;
    this.mailbox = new Mailbox<>(executor, this::read);
    this.lastLetter = house.now();
  }

  /**
   * A letter in the mailbox.
   *
   * @param at when it arrived: that decides whether it came in time, however late it is read
   */
  private record Received(Letter letter, long at) {}

  boolean post(Letter letter) {
    return mailbox.post(new Received(letter, house.now()));
  }

  /** Closes it when it is not needed in memory. */
  boolean closeIfIdle(long now) {
    return restful && now - lastLetter >= house.config().idle().toMillis() && mailbox.closeIfIdle();
  }

  private void read(Received received) {
    Letter letter = received.letter();
    lastLetter = house.now();
    try {
      switch (session.<Reading<Session<?, ?, ?>>>map(Reading::of).orElseGet(this::load)) {
        case Reading.Understood<Session<?, ?, ?>>(var opened) -> {
          session = Optional.of(opened);
          opened.read(letter, received.at());
          restful = opened.isRestful();
        }
        case Reading.Garbled<Session<?, ?, ?>>(Words why) -> turnAway(letter, why);
      }
    } catch (RuntimeException e) {
      // Whatever was half done is forgotten: the log knows what was written.
      LOG.log(System.Logger.Level.ERROR, "table " + name, e);
      session.ifPresent(Session::dismiss);
      session = Optional.empty();
      restful = true;
      turnAway(
          letter,
          new Words(
              "the table is in trouble; please try again",
              "la table a un souci ; réessayez, s’il vous plaît"));
    }
  }

  private Reading<Session<?, ?, ?>> load() {
    List<Logged> log = Ledger.log(house.store(), name);
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
    Session<S, M, V> opened =
        new Session<>(name, house, new Ledger<>(game, name, house, log), this::post);
    opened.open();
    return opened;
  }

  private void turnAway(Letter letter, Words why) {
    switch (letter) {
      case Letter.Attach(Guest guest, var said) -> fault(guest, said.id(), why);
      case Letter.Detach(Guest guest, var said) -> fault(guest, said.id(), why);
      case Letter.Said(Guest guest, var said) -> fault(guest, said.id(), why);
      case Letter.Describe(var answer) -> answer.complete(Optional.empty());
      case Letter.Join(var _, var _, var _, var answer) ->
          answer.complete(new Letter.Joining.Unknown("table", why));
      case Letter.Gone _, Letter.BotChose _, Letter.Advised _, Letter.Tick _ -> {}
    }
  }

  private static void fault(Guest guest, String id, Words why) {
    guest.say(WireWriter.write(new ToClient.Fault(Optional.of(id), "table", why)));
  }
}
