package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.HouseRules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    return match.looked(Optional.empty(), at);
  }

  /** The match after one more event, which is any but a takeback: that needs the past. */
  public Match<S, M, V> after(Logged logged) {
    long when = logged.at();
    Match<S, M, V> noted =
        new Match<>(
            game,
            head,
            logged.seq(),
            when,
            position,
            seating,
            timing,
            ending,
            retries.with(logged.by(), logged.seq()),
            silences);
    return switch (logged.event()) {
      case Event.Created _, Event.Imported _ -> throw new IllegalArgumentException("created twice");
      case Event.TakenBack _ -> throw new IllegalArgumentException("a takeback needs the past");
      case Event.Step step -> noted.played(step);
      case Event.Joined(Seat seat, String name, String token) ->
          noted
              .with(seating.with(seat, chair(seat).held(new Holder.Person(name, token))))
              .looked(Optional.empty(), when);
      case Event.Nonce(Seat seat, String text) -> noted.with(seating.nonce(seat, text));
      case Event.Offered(Seat seat, Offer.What what) ->
          noted.with(seating.offered(new Offer(what, seat, Set.of())).spokenBy(seat));
      case Event.Agreed(Seat seat, Offer.What what) ->
          noted.with(seating.agreed(seat, what).spokenBy(seat));
      case Event.Declined(Seat seat, Offer.What what) ->
          noted.with(seating.without(what).spokenBy(seat));
      case Event.Resigned(Seat seat) -> noted.conceded(seat, HouseRules.RESIGNED);
      case Event.Flagged(Seat seat) -> noted.conceded(seat, HouseRules.OUT_OF_TIME);
      case Event.DrawAgreed _ -> noted.over(HouseRules.drawAgreed(head.setup()));
      case Event.CountAgreed _ -> noted.counted();
      case Event.TooLong _ -> noted.over(HouseRules.tooLong(head.setup()));
      case Event.Ended(Outcome outcome) -> noted.with(ending.logged(outcome)).stopped();
      case Event.Chatted(Seat seat, String _) -> noted.with(seating.spokenBy(seat));
      case Event.Left(Seat seat) ->
          noted.with(seating.playedByBot(seat, Chair.Played.BY_STAND_IN).spokenBy(seat));
      case Event.TakenOver(Seat seat) ->
          noted.with(seating.playedByBot(seat, Chair.Played.WHILE_ABSENT));
      case Event.Returned(Seat seat) ->
          noted.with(seating.with(seat, chair(seat).played(Chair.Played.BY_HOLDER)));
      case Event.RematchWished(Seat seat) -> noted.with(ending.wishedBy(seat));
      case Event.Rematched(String next) -> noted.with(ending.followedBy(next));
      case Event.HandedOver(Seat seat) -> noted.with(timing.handedOver(seat, when));
      case Event.Resumed(long lost) -> noted.with(timing.resumed(lost));
    };
  }

  private Match<S, M, V> played(Event.Step step) {
    M move = game.notation().read(position.state(), step.text()).orThrow();
    Actor actor = actor(step);
    Optional<Seat> mover =
        actor instanceof Actor.Player(Seat seat) ? Optional.of(seat) : Optional.empty();
    Position<S, M> next = position.played(game, actor, move, seq);
    Match<S, M, V> heard =
        mover
            .filter(_ -> game.silent(state(), move))
            .map(seat -> with(silences.with(seq, seat)))
            .orElseGet(() -> with(standing(next.state())).with(silences.told()));
    return heard.with(next).looked(mover, at);
  }

  /** Most offers are about one position; one to count is good for as long as the rules let them. */
  private Seating standing(S next) {
    return game.counted(next).isPresent()
        ? seating.only(Offer.What.COUNT)
        : seating.withoutOffers();
  }

  static Actor actor(Event.Step step) {
    return switch (step) {
      case Event.Moved(Seat seat, String _) -> Actor.player(seat);
      case Event.Dealt _ -> new Actor.Deal();
      case Event.GlassRan _ -> new Actor.Glass();
    };
  }

  /** Back in an earlier state; what the game itself had ended goes on. */
  Match<S, M, V> back(S earlier, int steps, Logged logged) {
    boolean ended = game.turn(state()) instanceof Turn.Over;
    return new Match<>(
            game,
            head,
            logged.seq(),
            logged.at(),
            position.at(game, earlier, logged.seq()),
            seating.withoutOffers(),
            timing,
            ended ? ending.with(Optional.empty()) : ending,
            retries.with(logged.by(), logged.seq()),
            silences.back(steps))
        .looked(Optional.empty(), logged.at());
  }

  /** Looks what the table waits for now, and whether the game is over. */
  private Match<S, M, V> looked(Optional<Seat> mover, long when) {
    return switch (turn()) {
      case Turn.Over(Outcome outcome) -> over(outcome);
      case Turn turn when phase() == Phase.PLAYING -> with(timing.next(when, mover, turn, timed()));
      case Turn _ -> stopped();
    };
  }

  private List<Seat> timed() {
    return Seat.all(players()).stream()
        .filter(seat -> chair(seat).played() != Chair.Played.GIVEN_UP)
        .toList();
  }

  private Match<S, M, V> conceded(Seat seat, String rule) {
    Seating next = seating.playedByBot(seat, Chair.Played.GIVEN_UP).withoutOffers();
    List<Seat> gone =
        Seat.all(players()).stream()
            .filter(s -> next.chair(s).played() == Chair.Played.GIVEN_UP)
            .toList();
    return HouseRules.conceded(game, setup(), state(), gone, rule)
        .map(outcome -> with(next).over(outcome))
        .orElseGet(() -> with(next).looked(Optional.empty(), at));
  }

  private Match<S, M, V> counted() {
    S counted = game.counted(state()).orElseThrow();
    return with(position.at(game, counted, seq)).looked(Optional.empty(), at);
  }

  private Match<S, M, V> over(Outcome outcome) {
    return with(ending.with(Optional.of(outcome))).with(seating.withoutOffers()).stopped();
  }

  private Match<S, M, V> stopped() {
    return with(timing.stopped(at));
  }

  /** What follows by itself: a card that is due, or the end. */
  public Optional<Event> consequence() {
    if (ending.outcome().isPresent()) {
      return ending.state() == Ending.State.LOGGED
          ? Optional.empty()
          : ending.outcome().map(Event.Ended::new);
    }
    if (phase() != Phase.PLAYING
        || !(turn() instanceof Turn.Draw)
        || seating.nonces().contains("")) {
      return Optional.empty();
    }
    Dealer.Dealt<M> dealt =
        new Dealer(head.seed(), seating.nonces())
            .deal(game, state(), Dealer.FIRST + position.draws());
    return Optional.of(
        new Event.Dealt(game.notation().write(state(), dealt.move()), dealt.drawn()));
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

  public Chair chair(Seat seat) {
    return seating.chair(seat);
  }

  public List<Chair> chairs() {
    return seating.chairs();
  }

  public List<String> nonces() {
    return seating.nonces();
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

  private Match<S, M, V> with(Position<S, M> next) {
    return copy(next, seating, timing, ending);
  }

  private Match<S, M, V> with(Seating next) {
    return copy(position, next, timing, ending);
  }

  private Match<S, M, V> with(Timing next) {
    return copy(position, seating, next, ending);
  }

  private Match<S, M, V> with(Ending next) {
    return copy(position, seating, timing, next);
  }

  private Match<S, M, V> copy(Position<S, M> p, Seating s, Timing t, Ending e) {
    return new Match<>(game, head, seq, at, p, s, t, e, retries, silences);
  }

  private Match<S, M, V> with(Silences next) {
    return new Match<>(game, head, seq, at, position, seating, timing, ending, retries, next);
  }
}
