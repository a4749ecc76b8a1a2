package bergerie.table.match;

import bergerie.rules.Seat;
import bergerie.rules.match.Fairness;
import bergerie.rules.match.Seal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the seats give to the dice. A seat may be bound to its nonce first, by a hash of it, and
 * show it once nobody can choose theirs any more.
 *
 * @param nonces what each seat gave; empty while it has given nothing
 * @param pledges what seats are bound to
 * @param since when it came about that nobody can choose any more
 */
public record Shares(List<String> nonces, Map<Seat, String> pledges, Optional<Long> since) {

  public Shares {
    nonces = List.copyOf(nonces);
    pledges = Collections.unmodifiableMap(new TreeMap<>(pledges));
  }

  /** Within what time a nonce has to be shown. */
  private static final long PATIENCE = 60_000;

  // T-13
  static long patience(Clock clock) {
    return clock instanceof Clock.PerMove(long limit) && clock.isSlow() ? limit : PATIENCE;
  }

  static Shares of(List<Holder> holders) {
    Stream<String> nonces =
        holders.stream().map(holder -> holder instanceof Holder.Program ? Seal.BOT_NONCE : "");
    return new Shares(nonces.toList(), Map.of(), Optional.empty());
  }

  Shares given(Seat seat, String nonce, long at) {
    List<String> next = new ArrayList<>(nonces);
    next.set(seat.index(), nonce);
    return new Shares(next, pledges, since).settled(at);
  }

  /** A bot plays where nothing was given; whoever is bound to a nonce owes it all the same. */
  Shares givenByBot(Seat seat, long at) {
    return isOpen(seat) ? given(seat, Seal.BOT_NONCE, at) : this;
  }

  Shares pledged(Seat seat, String pledge, long at) {
    Map<Seat, String> next = new TreeMap<>(pledges);
    next.put(seat, pledge);
    return new Shares(nonces, next, since).settled(at);
  }

  private Shares settled(long at) {
    boolean open = seats().stream().anyMatch(this::isOpen);
    return new Shares(nonces, pledges, open ? Optional.empty() : since.or(() -> Optional.of(at)));
  }

  /** No server was up for a while. */
  Shares resumed(long lost) {
    return new Shares(nonces, pledges, since.map(at -> at + lost));
  }

  public String nonce(Seat seat) {
    return nonces.get(seat.index());
  }

  public Optional<String> pledge(Seat seat) {
    return Optional.ofNullable(pledges.get(seat));
  }

  /** Whether a seat can still choose. */
  public boolean isOpen(Seat seat) {
    return nonce(seat).isEmpty() && !pledges.containsKey(seat);
  }

  /** Whether a seat can show the nonce that it is bound to, for nobody can choose any more. */
  public boolean isAwaited(Seat seat) {
    return since.isPresent() && nonce(seat).isEmpty();
  }

  /** Those who can show their nonces, and have not. */
  public List<Seat> awaited() {
    return seats().stream().filter(this::isAwaited).toList();
  }

  /** Whether the dice have all they need. */
  public boolean isComplete() {
    return !nonces.contains("");
  }

  /** How the shares came together, once they have. */
  public Optional<Fairness> fairness() {
    return since.map(_ -> new Seal("", Optional.empty(), nonces, pledges).fairness());
  }

  /** What binds the dice, for whoever checks them. */
  Seal seal(String commitment, Optional<String> seed) {
    return new Seal(commitment, seed, isComplete() ? nonces : List.of(), pledges);
  }

  private List<Seat> seats() {
    return Seat.all(nonces.size());
  }
}
