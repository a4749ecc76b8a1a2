package bergerie.table;

import bergerie.bots.Advice;
import bergerie.bots.Sight;
import bergerie.games.Shelf;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Event;
import bergerie.table.match.Holder;
import bergerie.table.match.Logged;
import bergerie.table.port.Cancel;
import bergerie.table.port.Caretaker;
import bergerie.table.port.Digest;
import bergerie.table.port.Thinker;
import bergerie.table.wire.FromClient;
import bergerie.table.wire.ToClient;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Consumer;

/** One table with the world around it in the test's own hands: time, store, bots and mailbox. */
final class Parlour implements Thinker, Caretaker {

  static final String TABLE = "parlour";
  static final String SEED = "11".repeat(32);

  private record Received(Letter letter, long at) {}

  /** Something that happens at a time. */
  private record Alarm(long at, Runnable task) {}

  final MemoryStore store = new MemoryStore();
  final List<Dispatch> sent = new ArrayList<>();
  final List<Throwable> troubles = new ArrayList<>();
  final Keyring keyring;
  private final Shelf shelf;
  private final Queue<Received> mailbox = new ArrayDeque<>();
  private final List<Alarm> alarms = new ArrayList<>();
  private final Map<Guest, ToClient.State> states = new HashMap<>();
  final House house;
  private Table table;
  private long now = 1_800_000_000_000L;
  private String seed = SEED;
  private Consumer<Boolean> weighing = _ -> {};
  private int thoughts;
  private int moves;

  Parlour(int length) {
    this(length, Parlour::sha256);
  }

  Parlour(int length, Digest digest) {
    this(new Manners(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(45), length), digest);
  }

  Parlour(Manners manners, Digest digest) {
    this(manners, digest, new Shelf(Shelf.all()));
  }

  Parlour(Manners manners, Digest digest, Shelf shelf) {
    this.shelf = shelf;
    this.keyring = new Keyring(digest, byte[]::new);
    this.house =
        new House(
            shelf,
            manners,
            store,
            this::after,
            this,
            () -> now,
            new QuickDice(1),
            () -> "22".repeat(32),
            keyring,
            this,
            this::carry);
    this.table = new Table(TABLE, house, this::post);
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The server ends and starts again: what was not written down is forgotten. */
  void restart() {
    mailbox.clear();
    alarms.clear();
    table = new Table(TABLE, house, this::post);
  }

  /** Matches that begin from now on have another seed. */
  void seed(String next) {
    seed = next;
  }

  /** A new match of a game; all have given their nonces, so that cards can be dealt. */
  void begin(
      String id,
      Map<String, String> options,
      Clock clock,
      Optional<String> start,
      Holder... seats) {
    List<Event> nonces = new ArrayList<>();
    for (int i = 0; i < seats.length; i++) {
      if (seats[i] instanceof Holder.Person) {
        nonces.add(new Event.Nonce(Seat.of(i), "n" + i));
      }
    }
    begin(id, options, clock, start, nonces, seats);
  }

  /** A new match of a game, to whose dice nobody has given anything yet. */
  void beginOpen(String id, Clock clock, Holder... seats) {
    begin(id, Map.of(), clock, Optional.empty(), List.of(), seats);
  }

  private void begin(
      String id,
      Map<String, String> options,
      Clock clock,
      Optional<String> start,
      List<Event> nonces,
      Holder... seats) {
    var game = shelf.game(id).orElseThrow();
    Setup setup = game.info().setup(seats.length, options).orThrow();
    Event.Created head =
        new Event.Created(
            id,
            game.info().version(),
            game.content(),
            setup,
            List.of(seats),
            clock,
            keyring.hash("watch"),
            seed,
            start,
            Origin.SOMEWHERE);
    List<Event> events = new ArrayList<>(List.of(head));
    events.addAll(nonces);
    store.append(Entries.begin(TABLE, events, now), _ -> {});
    store.appends().clear();
  }

  /** Somebody whose token is {@code token} and the number of the seat. */
  Holder person(int seat) {
    return new Holder.Person("P" + seat, keyring.hash("token" + seat));
  }

  void post(Letter letter) {
    mailbox.add(new Received(letter, now));
  }

  /** The guest of a seat's number sits down there. */
  Guest attach(int seat) {
    Guest guest = new Guest(seat);
    post(
        new Letter.Attach(
            guest,
            new FromClient.Attach(
                "attach" + seat, TABLE, 0, List.of("token" + seat), Optional.empty())));
    read();
    return guest;
  }

  void say(Guest guest, FromClient.ForSeat said) {
    post(new Letter.Said(guest, said));
    read();
  }

  /** Reads the next letter. */
  void readOne() {
    Received next = mailbox.remove();
    table.read(next.letter(), next.at());
  }

  /** Reads all letters. */
  void read() {
    while (!mailbox.isEmpty()) {
      readOne();
    }
  }

  /** Puts the clock forward; nobody notices before the next letter. */
  void pass(long millis) {
    now += millis;
  }

  /** Puts the clock forward, and lets happen what is due by then. */
  void passAndRing(long millis) {
    now += millis;
    List<Alarm> due = alarms.stream().filter(alarm -> alarm.at() <= now).toList();
    alarms.removeAll(due);
    due.forEach(alarm -> alarm.task().run());
    read();
  }

  private Cancel after(long millis, Runnable task) {
    Alarm alarm = new Alarm(now + millis, task);
    alarms.add(alarm);
    return () -> alarms.remove(alarm);
  }

  int alarms() {
    return alarms.size();
  }

  long now() {
    return now;
  }

  Table table() {
    return table;
  }

  List<Logged> log() {
    return Entries.read(store.log(TABLE));
  }

  List<String> steps() {
    return log().stream()
        .map(Logged::event)
        .filter(Event.Step.class::isInstance)
        .map(event -> ((Event.Step) event).text())
        .toList();
  }

  /** What a guest was told, in order. */
  List<ToClient> heard(Guest guest) {
    return sent.stream()
        .filter(dispatch -> dispatch instanceof Dispatch.Say say && say.guests().contains(guest))
        .map(dispatch -> ((Dispatch.Say) dispatch).message())
        .toList();
  }

  /** What a guest was told last of the table and of what goes on around the game. */
  ToClient.Table lastTable(Guest guest) {
    return heard(guest).stream()
        .filter(ToClient.Table.class::isInstance)
        .map(ToClient.Table.class::cast)
        .toList()
        .getLast();
  }

  /** What of one kind is in the log. */
  List<Event> events(Class<? extends Event> kind) {
    return log().stream().map(Logged::event).filter(kind::isInstance).toList();
  }

  /** What a guest was shown last. */
  ToClient.State lastState(Guest guest) {
    return Optional.ofNullable(states.get(guest)).orElseThrow();
  }

  private void carry(Dispatch dispatch) {
    sent.add(dispatch);
    if (dispatch instanceof Dispatch.Say(List<Guest> guests, ToClient.State state)) {
      guests.forEach(guest -> states.put(guest, state));
    }
  }

  /** How often a bot was asked. */
  int thoughts() {
    return thoughts;
  }

  int moves() {
    return moves;
  }

  @Override
  public <S, M, V> Cancel think(
      Sight<S, M, V> sight, String level, Dice dice, Consumer<? super M> done) {
    thoughts++;
    done.accept(dice.pick(sight.moves()));
    return Cancel.NOTHING;
  }

  @Override
  public <S, M, V> Cancel weigh(
      Sight<S, M, V> sight, String level, Dice dice, Consumer<Boolean> done) {
    thoughts++;
    weighing = done;
    return Cancel.NOTHING;
  }

  /** The bot that was asked for a draw makes up its mind. */
  void botAgrees() {
    weighing.accept(true);
    read();
  }

  void botDeclines() {
    weighing.accept(false);
    read();
  }

  @Override
  public <S, M, V> Cancel advise(
      Sight<S, M, V> sight, Optional<M> also, Dice dice, Consumer<Advice<M>> done) {
    thoughts++;
    List<Advice.Choice<M>> choices = new ArrayList<>();
    choices.add(new Advice.Choice<>(dice.pick(sight.moves()), 0.5));
    also.ifPresent(move -> choices.add(new Advice.Choice<>(move, 0.2)));
    done.accept(new Advice<>(choices, new Advice.Reason.Worlds(1)));
    return Cancel.NOTHING;
  }

  @Override
  public void moved(int more) {
    moves += more;
  }

  @Override
  public void refused() {}

  @Override
  public void trouble(String name, Throwable why) {
    troubles.add(why);
  }

  @Override
  public void mistaken(Throwable why) {
    troubles.add(why);
  }

  @Override
  public void unreachable(RuntimeException why) {
    troubles.add(why);
  }
}
