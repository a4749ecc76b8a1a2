package bergerie.table.match;

import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;

/** Puts events into words: the game's own for its steps, the house's for the rest. */
public final class Telling {

  private Telling() {}

  /**
   * What is heard of one event, if anything.
   *
   * @param before the match it happened in
   * @param after what it has made of it
   */
  public static <S, M, V> Optional<Heard> of(
      Match<S, M, V> before, Match<S, M, V> after, Logged logged, Eyes eyes) {
    if (logged.event() instanceof Event.Step step) {
      S state = before.state();
      M move = after.position().last().orElseThrow();
      if (before.game().silent(state, move) && !isOf(step, eyes.viewer())) {
        return Optional.empty();
      }
      Actor actor = Consequences.actor(step);
      Told told = before.game().notation().tell(state, actor, move, eyes.viewer());
      return Optional.of(Heard.of(logged.seq(), Optional.of(actor), told, eyes.hearer(before)));
    }
    return house(before, logged.event(), eyes.viewer())
        .map(told -> Heard.of(logged.seq(), Optional.empty(), told, eyes.hearer(before)));
  }

  /** Whether somebody hears of an event what everybody hears, but for who is “you”. */
  public static <S, M, V> boolean isCommon(
      Match<S, M, V> before, Match<S, M, V> after, Logged logged, Viewer viewer) {
    if (!(logged.event() instanceof Event.Step)) {
      return false;
    }
    S state = before.state();
    M move = after.position().last().orElseThrow();
    return before.game().notation().isOpen(state, move, viewer)
        && !before.game().silent(state, move);
  }

  private static boolean isOf(Event.Step step, Viewer viewer) {
    return step instanceof Event.Moved(Seat seat, String _) && viewer.equals(Viewer.player(seat));
  }

  private static Optional<Told> house(Match<?, ?, ?> match, Event event, Viewer viewer) {
    return switch (event) {
      case Event.Joined(Seat _, String name, String _) ->
          said("join", "{0} sits down.", "{0} s’assied.", new Part.Said(name, name));
      case Event.TakenBack(int steps) ->
          said(
              "back " + match.silences().heard(viewer, steps),
              "The last move is taken back.",
              "Le dernier coup est repris.");
      case Event.Resigned(Seat seat) ->
          said(
              "resign",
              "{0} {0:resign|resigns|resign}.",
              "{0} {0:abandonnez|abandonne|abandonnent}.",
              seat.who());
      case Event.Flagged(Seat seat) ->
          said(
              "flag",
              "{0} {0:have|has|have} run out of time.",
              "{0} n’{0:avez|a|ont} plus de temps.",
              seat.who());
      case Event.DrawAgreed _ -> said("draw", "Draw agreed.", "Nulle convenue.");
      case Event.CountAgreed _ -> said("count", "The points are counted.", "On compte les points.");
      case Event.TooLong _ ->
          said("draw", "The match has become too long.", "La partie est devenue trop longue.");
      case Event.CalledOff _ -> said("draw", "The match is called off.", "On met fin à la partie.");
      case Event.Unshown(Seat seat) ->
          said(
              "draw",
              "{0} {0:have|has|have} not shown {0:your|their|their} share in the dice.",
              "{0} {0:n’avez|n’a|n’ont} pas montré {0:votre|sa|leur} part des dés.",
              seat.who());
      case Event.Ended(Outcome outcome) ->
          Optional.of(over(match.ending().outcome().orElse(outcome)));
      case Event.Left(Seat seat) ->
          said(
              "bot",
              "{0} {0:leave|leaves|leave}; a bot plays on.",
              "{0} {0:partez|part|partent} ; un robot prend la suite.",
              seat.who());
      case Event.TakenOver(Seat seat) ->
          said(
              "bot",
              "{0} {0:are|is|are} away; a bot plays on.",
              "{0} {0:n’êtes|n’est|ne sont} plus là ; un robot joue.",
              seat.who());
      case Event.Returned(Seat seat) ->
          said(
              "return", "{0} {0:are|is|are} back.", "{0} {0:êtes|est|sont} de retour.", seat.who());
      case Event.HandedOver(Seat seat) ->
          said(
              "here",
              "Over to {0}: the time starts now.",
              "À {0} de jouer : le temps commence maintenant.",
              seat.who());
      case Event.Resumed(long lost) -> Optional.of(new Told(lost(lost), "resumed"));
      case Event.Step _,
          Event.Created _,
          Event.Imported _,
          Event.Nonce _,
          Event.Pledged _,
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

  private static Told over(Outcome outcome) {
    return new Told(outcome.why(), List.of(), "over", Optional.empty());
  }

  private static Optional<Told> said(String cue, String en, String fr, Part... parts) {
    return Optional.of(new Told(Sentence.of(en, fr, parts), List.of(), cue, Optional.empty()));
  }
}
