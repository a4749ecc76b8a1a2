package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.HouseRules;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** How a match goes on: what events make of it, and what follows by itself. */
record Consequences<S, M, V>(Match<S, M, V> match) {

  /** The match once something has happened that it has taken note of. */
  Match<S, M, V> after(Event event) {
    Seating seating = match.seating();
    Ending ending = match.ending();
    Timing timing = match.timing();
    return switch (event) {
      case Event.Created _, Event.Imported _ -> throw new IllegalArgumentException("created twice");
      case Event.TakenBack _ -> throw new IllegalArgumentException("a takeback needs the past");
      case Event.Step step -> played(actor(step), read(step));
      case Event.Joined(Seat seat, String name, String token) ->
          with(seating.with(seat, match.chair(seat).held(new Holder.Person(name, token)))).looked();
      case Event.Nonce(Seat seat, String text) ->
          match.with(seating.with(seating.shares().given(seat, text, match.at())));
      case Event.Pledged(Seat seat, String pledge) ->
          match.with(seating.with(seating.shares().pledged(seat, pledge, match.at())));
      case Event.Offered(Seat seat, Offer.What what) ->
          match.with(seating.offered(new Offer(what, seat, Set.of())).spokenBy(seat));
      case Event.Agreed(Seat seat, Offer.What what) ->
          match.with(seating.agreed(seat, what).spokenBy(seat));
      case Event.Declined(Seat seat, Offer.What what) ->
          match.with(seating.without(what).spokenBy(seat));
      case Event.Resigned(Seat seat) -> conceded(seat, HouseRules.RESIGNED);
      case Event.Flagged(Seat seat) -> conceded(seat, HouseRules.OUT_OF_TIME);
      case Event.DrawAgreed _ -> over(HouseRules.drawAgreed(match.head().setup()));
      case Event.CountAgreed _ -> counted();
      case Event.TooLong _ -> over(HouseRules.tooLong(match.head().setup()));
      case Event.CalledOff _ -> over(HouseRules.calledOff(match.head().setup()));
      case Event.Unshown(Seat seat) -> over(HouseRules.unshown(match.head().setup(), seat));
      case Event.Ended(Outcome outcome) -> stopped(match.with(ending.logged(outcome)));
      case Event.Chatted(Seat seat, String _) -> match.with(seating.spokenBy(seat));
      case Event.Left(Seat seat) ->
          match.with(
              seating.playedByBot(seat, Chair.Played.BY_STAND_IN, match.at()).spokenBy(seat));
      case Event.TakenOver(Seat seat) ->
          match.with(seating.playedByBot(seat, Chair.Played.WHILE_ABSENT, match.at()));
      case Event.Returned(Seat seat) ->
          match.with(seating.with(seat, match.chair(seat).played(Chair.Played.BY_HOLDER)));
      case Event.RematchWished(Seat seat) -> match.with(ending.wishedBy(seat));
      case Event.Rematched(String next) -> match.with(ending.followedBy(next));
      case Event.HandedOver(Seat seat) -> match.with(timing.handedOver(seat, match.at()));
      case Event.Resumed(long lost) ->
          match.with(timing.resumed(lost)).with(seating.with(seating.shares().resumed(lost)));
    };
  }

  private M read(Event.Step step) {
    return match.game().notation().read(match.state(), step.text()).orThrow();
  }

  Match<S, M, V> played(Actor actor, M move) {
    Game<S, M, V> game = match.game();
    Optional<Seat> mover =
        actor instanceof Actor.Player(Seat seat) ? Optional.of(seat) : Optional.empty();
    Position<S, M> next = match.position().played(game, actor, move, match.seq());
    Match<S, M, V> heard =
        mover
            .filter(_ -> game.silent(match.state(), move))
            .map(seat -> match.with(match.silences().with(match.seq(), seat)))
            .orElseGet(() -> match.with(standing(next.state())).with(match.silences().told()));
    return new Consequences<>(heard.with(next)).looked(mover);
  }

  /** Most offers are about one position; one to count is good for as long as the rules let them. */
  private Seating standing(S next) {
    return match.game().counted(next).isPresent()
        ? match.seating().only(Offer.What.COUNT)
        : match.seating().withoutOffers();
  }

  static Actor actor(Event.Step step) {
    return switch (step) {
      case Event.Moved(Seat seat, String _) -> Actor.player(seat);
      case Event.Dealt _ -> new Actor.Deal();
      case Event.GlassRan _ -> new Actor.Glass();
    };
  }

  /** Back in an earlier state; what the game itself had ended goes on. */
  Match<S, M, V> back(S earlier, int steps) {
    boolean ended = match.game().turn(match.state()) instanceof Turn.Over;
    Ending ending = match.ending();
    return new Consequences<>(
            match
                .with(match.position().at(match.game(), earlier, match.seq()))
                .with(match.seating().withoutOffers())
                .with(match.silences().back(steps))
                .with(ended ? ending.with(Optional.empty()) : ending))
        .looked();
  }

  private Match<S, M, V> conceded(Seat seat, String rule) {
    Seating next =
        match.seating().playedByBot(seat, Chair.Played.GIVEN_UP, match.at()).withoutOffers();
    List<Seat> gone =
        Stream.concat(
                Seat.all(match.players()).stream()
                    .filter(other -> !other.equals(seat))
                    .filter(other -> next.chair(other).played() == Chair.Played.GIVEN_UP),
                Stream.of(seat))
            .toList();
    return HouseRules.conceded(match.game(), match.setup(), match.state(), gone, rule)
        .map(outcome -> with(next).over(outcome))
        .orElseGet(() -> with(next).looked());
  }

  private Match<S, M, V> counted() {
    S counted = match.game().counted(match.state()).orElseThrow();
    return new Consequences<>(match.with(match.position().at(match.game(), counted, match.seq())))
        .looked();
  }

  /** Looks what the table waits for now, and whether the game is over. */
  Match<S, M, V> looked() {
    return looked(Optional.empty());
  }

  private Match<S, M, V> looked(Optional<Seat> mover) {
    return switch (match.turn()) {
      case Turn.Over(Outcome outcome) -> over(outcome);
      case Turn turn when match.phase() == Phase.PLAYING ->
          match.with(match.timing().next(match.at(), mover, turn, timed()));
      case Turn _ -> stopped(match);
    };
  }

  private List<Seat> timed() {
    return Seat.all(match.players()).stream()
        .filter(seat -> match.chair(seat).played() != Chair.Played.GIVEN_UP)
        .toList();
  }

  private Match<S, M, V> over(Outcome outcome) {
    return stopped(
        match
            .with(match.ending().with(Optional.of(outcome)))
            .with(match.seating().withoutOffers()));
  }

  private static <S, M, V> Match<S, M, V> stopped(Match<S, M, V> match) {
    return match.with(match.timing().stopped(match.at()));
  }

  private Consequences<S, M, V> with(Seating next) {
    return new Consequences<>(match.with(next));
  }

  /** What follows by itself: a card that is due, or the end. */
  Optional<Event> consequence() {
    Ending ending = match.ending();
    if (ending.outcome().isPresent()) {
      return ending.state() == Ending.State.LOGGED
          ? Optional.empty()
          : ending.outcome().map(Event.Ended::new);
    }
    if (match.phase() != Phase.PLAYING
        || !(match.turn() instanceof Turn.Draw)
        || !match.shares().isComplete()) {
      return Optional.empty();
    }
    Dealer.Dealt<M> dealt =
        new Dealer(match.head().seed(), match.shares().nonces())
            .deal(match.game(), match.state(), Dealer.FIRST + match.position().draws());
    String text = match.game().notation().write(match.state(), dealt.move());
    return Optional.of(new Event.Dealt(text, dealt.drawn()));
  }
}
