package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.SealedDice;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A match as its log has made it. Every event gives a new one; the log itself is not in it, so that
 * an idle table stays small.
 */
public final class Match<S, M, V> {

  private final Game<S, M, V> game;
  private final Event.Created head;
  private final long seq;
  private final long at;
  private final Position<S, M> position;
  private final Seating seating;
  private final Timing timing;
  private final Ending ending;
  private final Retries retries;
  private final Silences silences;

  private Match(
      Game<S, M, V> game,
      Event.Created head,
      long seq,
      long at,
      Position<S, M> position,
      Seating seating,
      Timing timing,
      Ending ending,
      Retries retries,
      Silences silences) {
    this.game = game;
    this.head = head;
    this.seq = seq;
    this.at = at;
    this.position = position;
    this.seating = seating;
    this.timing = timing;
    this.ending = ending;
    this.retries = retries;
    this.silences = silences;
  }

  /** A match after its first event. */
  static <S, M, V> Match<S, M, V> created(
      Game<S, M, V> game, Event.Created head, S start, long at) {
    int players = head.setup().players();
    Match<S, M, V> match =
        new Match<>(
            game,
            head,
            1,
            at,
            Position.start(game, start, players),
            Seating.of(head.holders()),
            Timing.of(head.clock(), players, at),
            Ending.NONE,
            Retries.none(),
            Silences.NONE);
    return new Consequences<>(match).looked();
  }

  /** The match after one more event, which is any but a takeback: that needs the past. */
  public Match<S, M, V> after(Logged logged) {
    return new Consequences<>(noted(logged)).after(logged.event());
  }

  /** The match after a move that has been read already. */
  public Match<S, M, V> played(Logged logged, Seat seat, M move) {
    return new Consequences<>(noted(logged)).played(Actor.player(seat), move);
  }

  /** Back in an earlier state. */
  Match<S, M, V> back(S earlier, int steps, Logged logged) {
    return new Consequences<>(noted(logged)).back(earlier, steps);
  }

  /** The same, but for the number and the time of an event. */
  private Match<S, M, V> noted(Logged logged) {
    return new Match<>(
        game,
        head,
        logged.seq(),
        logged.at(),
        position,
        seating,
        timing,
        ending,
        retries.with(logged.by(), logged.seq()),
        silences);
  }

  /** What follows by itself: a card that is due, or the end. */
  public Optional<Event> consequence() {
    return new Consequences<>(this).consequence();
  }

  public Phase phase() {
    if (ending.outcome().isPresent()) {
      return Phase.OVER;
    }
    return seating.chairs().stream().anyMatch(Chair::isOpen) ? Phase.WAITING : Phase.PLAYING;
  }

  public Turn turn() {
    return ending.outcome().<Turn>map(Turn.Over::new).orElseGet(() -> game.turn(state()));
  }

  /** The legal moves of a seat; none before all sit and after the end. */
  public List<M> moves(Seat seat) {
    return phase() == Phase.PLAYING ? position.moves().get(seat.index()) : List.of();
  }

  /** Since which seq these are the seat's legal moves. */
  public long fresh(Seat seat) {
    return position.fresh().get(seat.index());
  }

  /** Whether this message has done its work before, and as which event. */
  public Optional<Long> done(String by) {
    return retries.find(by);
  }

  public String commitment() {
    return head.seed().isEmpty() ? "" : SealedDice.commitment(head.seed());
  }

  /** The persons whose word counts, apart from one. */
  public List<Seat> othersThan(Seat seat) {
    return Seat.all(players()).stream()
        .filter(other -> !other.equals(seat) && chair(other).isManned())
        .toList();
  }

  // T-10: also while a bot stands in for somebody, or a seat is open: they may come.
  /** Whether two people or more are at it, and it is not over. */
  public boolean isBetweenPeople() {
    return phase() != Phase.OVER
        && chairs().stream().filter(chair -> chair.isPerson() || chair.isOpen()).count() > 1;
  }

  /** Whether bots play among themselves, and no person could move. */
  public boolean isAmongBots() {
    return phase() == Phase.PLAYING && chairs().stream().noneMatch(Chair::isManned);
  }

  /** How often a seat spoke beside the game: chats, offers, answers and leaving. */
  public int said(Seat seat) {
    return seating.said().get(seat.index());
  }

  public List<Seat> persons() {
    return Seat.all(players()).stream()
        .filter(seat -> chair(seat).isPerson())
        .collect(Collectors.toUnmodifiableList());
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Event.Created head() {
    return head;
  }

  public S state() {
    return position.state();
  }

  public long seq() {
    return seq;
  }

  public long at() {
    return at;
  }

  /** What was agreed, options included that the log is older than. */
  public Setup setup() {
    return game.info().complete(head.setup());
  }

  public int players() {
    return head.setup().players();
  }

  Position<S, M> position() {
    return position;
  }

  Seating seating() {
    return seating;
  }

  public Chair chair(Seat seat) {
    return seating.chair(seat);
  }

  public List<Chair> chairs() {
    return seating.chairs();
  }

  public Shares shares() {
    return seating.shares();
  }

  // T-13
  /** When somebody ends the match who does not show the share in the dice they are bound to. */
  public Optional<Long> unshownAt() {
    return phase() == Phase.PLAYING && turn() instanceof Turn.Draw && !shares().isComplete()
        ? shares().since().map(since -> since + Shares.patience(head.clock()))
        : Optional.empty();
  }

  public List<Offer> offers() {
    return seating.offers();
  }

  public Timing timing() {
    return timing;
  }

  public Silences silences() {
    return silences;
  }

  public Ending ending() {
    return ending;
  }

  Match<S, M, V> with(Position<S, M> next) {
    return copy(next, seating, timing, ending);
  }

  Match<S, M, V> with(Seating next) {
    return copy(position, next, timing, ending);
  }

  Match<S, M, V> with(Timing next) {
    return copy(position, seating, next, ending);
  }

  Match<S, M, V> with(Ending next) {
    return copy(position, seating, timing, next);
  }

  private Match<S, M, V> copy(Position<S, M> p, Seating s, Timing t, Ending e) {
    return new Match<>(game, head, seq, at, p, s, t, e, retries, silences);
  }

  Match<S, M, V> with(Silences next) {
    return new Match<>(game, head, seq, at, position, seating, timing, ending, retries, next);
  }
}
