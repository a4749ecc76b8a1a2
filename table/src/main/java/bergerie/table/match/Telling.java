package bergerie.table.match;

import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import java.util.Optional;

/** Puts events into words: the game's own for its steps, the house's for the rest. */
public final class Telling {

  private Telling() {}

  /** What a viewer hears of one event, if anything; {@code before} is the match it happened in. */
  public static <S, M, V> Optional<Heard> of(Match<S, M, V> before, Logged logged, Viewer viewer) {
    if (logged.event() instanceof Event.Step step) {
      S state = before.state();
      M move = before.game().notation().read(state, step.text()).orThrow();
      if (before.game().silent(state, move) && !isOf(step, viewer)) {
        return Optional.empty();
      }
      Told told = before.game().notation().tell(state, Match.actor(step), move, viewer);
      return Optional.of(new Heard(logged.seq(), Optional.of(Match.actor(step)), told));
    }
    return house(before, logged.event(), viewer)
        .map(told -> new Heard(logged.seq(), Optional.empty(), told));
  }

  private static boolean isOf(Event.Step step, Viewer viewer) {
    return step instanceof Event.Moved(Seat seat, String _) && viewer.equals(Viewer.player(seat));
  }

  private static Optional<Told> house(Match<?, ?, ?> match, Event event, Viewer viewer) {
    return switch (event) {
      case Event.Joined(Seat _, String name, String _) ->
          said("join", new Words("{0} sits down.", "{0} s’assied.").with(name));
      case Event.TakenBack(int steps) ->
          said(
              "back " + match.silences().heard(viewer, steps),
              new Words("The last move is taken back.", "Le dernier coup est repris."));
      case Event.Resigned(Seat seat) ->
          said("resign", new Words("{0} resigns.", "{0} abandonne.").with(name(match, seat)));
      case Event.Flagged(Seat seat) ->
          said(
              "flag",
              new Words("{0} has run out of time.", "{0} n’a plus de temps.")
                  .with(name(match, seat)));
      case Event.DrawAgreed _ -> said("draw", new Words("Draw agreed.", "Nulle convenue."));
      case Event.CountAgreed _ ->
          said("count", new Words("The points are counted.", "On compte les points."));
      case Event.TooLong _ ->
          said(
              "draw",
              new Words("The match has become too long.", "La partie est devenue trop longue."));
      case Event.Ended(Outcome outcome) -> said("over", outcome.why());
      case Event.Left(Seat seat) ->
          said(
              "bot",
              new Words("{0} leaves; a bot plays on.", "{0} part ; un robot prend la suite.")
                  .with(name(match, seat)));
      case Event.TakenOver(Seat seat) ->
          said(
              "bot",
              new Words("{0} is away; a bot plays on.", "{0} est absent ; un robot joue.")
                  .with(name(match, seat)));
      case Event.Returned(Seat seat) ->
          said("return", new Words("{0} is back.", "{0} est de retour.").with(name(match, seat)));
      case Event.HandedOver(Seat seat) ->
          said(
              "here",
              new Words(
                      "Over to {0}: the time starts now.",
                      "À {0} de jouer : le temps commence maintenant.")
                  .with(name(match, seat)));
      case Event.Resumed(long lost) -> said("resumed", lost(lost));
      case Event.Step _,
          Event.Created _,
          Event.Imported _,
          Event.Nonce _,
          Event.Offered _,
          Event.Agreed _,
          Event.Declined _,
          Event.Chatted _,
          Event.RematchWished _,
          Event.Rematched _ ->
          Optional.empty();
    };
  }

  /** Why players got time back. */
  public static Words lost(long millis) {
    return new Words(
            "The server was away for {0} s; that time is given back.",
            "Le serveur a été absent {0} s ; ce temps est rendu.")
        .with((millis + 999) / 1000);
  }

  private static Optional<Told> said(String cue, Words words) {
    return Optional.of(new Told(words, cue));
  }

  /** What to call whoever has a seat. */
  public static Words name(Match<?, ?, ?> match, Seat seat) {
    String name = match.chair(seat).holder().name();
    return name.isEmpty() ? match.game().info().name(seat).label() : Words.same(name);
  }
}
