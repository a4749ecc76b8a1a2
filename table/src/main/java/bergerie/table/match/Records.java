package bergerie.table.match;

import bergerie.games.Shelf;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.dice.SealedDice;
import bergerie.rules.match.Drawn;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Origin;
import bergerie.rules.match.Replay;
import bergerie.rules.match.Seal;
import bergerie.rules.match.Verified;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The log of a match as the record others read, and back. */
public final class Records {

  private Records() {}

  public static boolean isOver(List<Logged> log) {
    return log.stream().anyMatch(logged -> logged.event() instanceof Event.Ended);
  }

  /** The record of a finished match, with the seed. Needs no rules, so old matches have one too. */
  public static MatchRecord write(List<Logged> log) {
    Event first = log.getFirst().event();
    Event.Created head = Fold.head(first);
    List<String> names = new ArrayList<>(head.holders().stream().map(Holder::name).toList());
    Shares shares = Shares.of(head.holders());
    List<MatchLine> lines = new ArrayList<>();
    for (Logged logged : log) {
      switch (logged.event()) {
        case Event.Joined(Seat seat, String name, String _) -> names.set(seat.index(), name);
        case Event.Nonce(Seat seat, String text) -> shares = shares.given(seat, text, logged.at());
        case Event.Pledged(Seat seat, String pledge) ->
            shares = shares.pledged(seat, pledge, logged.at());
        default -> line(logged.event()).ifPresent(lines::add);
      }
      Optional<Seat> bot = bot(logged.event());
      if (bot.isPresent()) {
        shares = shares.givenByBot(bot.get(), logged.at());
      }
    }
    return new MatchRecord(
        head.game(),
        head.rules(),
        head.content(),
        head.setup(),
        names,
        seal(first, shares),
        head.origin(),
        head.start(),
        lines);
  }

  private static Optional<Seal> seal(Event first, Shares shares) {
    return switch (first) {
      case Event.Imported(Event.Created head, String commitment) when head.seed().isEmpty() ->
          commitment.isEmpty()
              ? Optional.empty()
              : Optional.of(shares.seal(commitment, Optional.empty()));
      default -> {
        String seed = Fold.head(first).seed();
        yield Optional.of(shares.seal(SealedDice.commitment(seed), Optional.of(seed)));
      }
    };
  }

  private static Optional<Seat> bot(Event event) {
    return switch (event) {
      case Event.Left(Seat seat) -> Optional.of(seat);
      case Event.TakenOver(Seat seat) -> Optional.of(seat);
      case Event.Resigned(Seat seat) -> Optional.of(seat);
      case Event.Flagged(Seat seat) -> Optional.of(seat);
      default -> Optional.empty();
    };
  }

  private static Optional<MatchLine> line(Event event) {
    return switch (event) {
      case Event.Moved(Seat seat, String text) -> Optional.of(new MatchLine.Move(seat, text));
      case Event.Dealt(String text, List<Drawn> drawn) ->
          Optional.of(new MatchLine.Deal(text, drawn));
      case Event.GlassRan(String text) -> Optional.of(new MatchLine.Glass(text));
      case Event.TakenBack(int steps) -> Optional.of(new MatchLine.Back(steps));
      case Event.Resigned(Seat seat) -> Optional.of(new MatchLine.Resign(seat));
      case Event.Flagged(Seat seat) -> Optional.of(new MatchLine.Flag(seat));
      case Event.DrawAgreed _ -> Optional.of(new MatchLine.DrawAgreed());
      case Event.CountAgreed _ -> Optional.of(new MatchLine.CountAgreed());
      case Event.TooLong _ -> Optional.of(new MatchLine.TooLong());
      case Event.CalledOff _ -> Optional.of(new MatchLine.CalledOff());
      case Event.Unshown(Seat seat) -> Optional.of(new MatchLine.Unshown(seat));
      case Event.Ended(Outcome outcome) ->
          Optional.of(new MatchLine.Result(outcome.winners(), outcome.rule(), outcome.scores()));
      default -> Optional.empty();
    };
  }

  /**
   * How a match that was played elsewhere ended. A sealed one must keep its promise; one without a
   * seal must at least follow the rules.
   */
  public static Reading<Outcome> outcome(Shelf shelf, MatchRecord match) {
    Optional<Game<?, ?, ?>> game = shelf.game(match.game());
    if (game.isEmpty()) {
      return Reading.garbled("this house has no such game", "ce jeu n’est pas ici");
    }
    Reading<Optional<Outcome>> end =
        match.seal().isPresent()
            ? Verified.of(game.get(), match).then(verified -> Reading.of(verified.outcome()))
            : replayed(game.get(), match);
    return end.then(
        outcome ->
            outcome
                .map(Reading::of)
                .orElseGet(
                    () ->
                        Reading.garbled("the match is not over", "la partie n’est pas terminée")));
  }

  private static <S, M> Reading<Optional<Outcome>> replayed(Game<S, M, ?> game, MatchRecord match) {
    return Replay.of(game, match)
        .then(
            replay ->
                replay
                    .stop()
                    .<Reading<Optional<Outcome>>>map(stop -> Reading.garbled(stop.words()))
                    .orElseGet(() -> Reading.of(replay.outcome())));
  }

  /** The events of a match that was played elsewhere. */
  public static List<Event> read(MatchRecord match, Outcome outcome) {
    List<Event> events = new ArrayList<>();
    Optional<Seal> seal = match.seal();
    events.add(
        new Event.Imported(
            new Event.Created(
                match.game(),
                match.version(),
                match.content(),
                match.setup(),
                match.names().stream().<Holder>map(Holder.Past::new).toList(),
                new Clock.None(),
                "",
                seal.flatMap(Seal::seed).orElse(""),
                match.start(),
                Origin.IMPORTED),
            seal.map(Seal::commitment).orElse("")));
    seal.map(Seal::pledges)
        .orElse(Map.of())
        .forEach((seat, pledge) -> events.add(new Event.Pledged(seat, pledge)));
    List<String> nonces = seal.map(Seal::nonces).orElse(Collections.emptyList());
    for (int i = 0; i < nonces.size(); i++) {
      events.add(new Event.Nonce(Seat.of(i), nonces.get(i)));
    }
    match.lines().forEach(line -> event(line).ifPresent(events::add));
    events.add(new Event.Ended(outcome));
    return events;
  }

  private static Optional<Event> event(MatchLine line) {
    return switch (line) {
      case MatchLine.Move(Seat seat, String text) -> Optional.of(new Event.Moved(seat, text));
      case MatchLine.Deal(String text, List<Drawn> drawn) ->
          Optional.of(new Event.Dealt(text, drawn));
      case MatchLine.Glass(String text) -> Optional.of(new Event.GlassRan(text));
      case MatchLine.Back(int steps) -> Optional.of(new Event.TakenBack(steps));
      case MatchLine.Resign(Seat seat) -> Optional.of(new Event.Resigned(seat));
      case MatchLine.Flag(Seat seat) -> Optional.of(new Event.Flagged(seat));
      case MatchLine.DrawAgreed _ -> Optional.of(new Event.DrawAgreed());
      case MatchLine.CountAgreed _ -> Optional.of(new Event.CountAgreed());
      case MatchLine.TooLong _ -> Optional.of(new Event.TooLong());
      case MatchLine.CalledOff _ -> Optional.of(new Event.CalledOff());
      case MatchLine.Unshown(Seat seat) -> Optional.of(new Event.Unshown(seat));
      case MatchLine.Result _ -> Optional.empty();
    };
  }
}
