package bergerie.table.steward;

import bergerie.rules.Objection;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.dice.SealedDice;
import bergerie.table.match.Chair;
import bergerie.table.match.Event;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.match.Shares;
import bergerie.table.wire.FromClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Decides what comes of what a seat does, by the rules of the game and of the house.
 *
 * @param attendance who is there to do it, and who is missed
 * @param log the whole past, fetched only when a takeback needs it
 * @param words how often a seat may speak beside the game
 */
public record Steward<S, M, V>(
    Match<S, M, V> match, Attendance attendance, Supplier<List<Logged>> log, int words) {

  /** House rules of the table, beside those of the referee. */
  static final String STALE = "T-7";

  static final String HIDDEN_SHOWN = "T-8";

  public Decision decide(FromClient.Does asked) {
    Seat seat = asked.seat();
    return switch (asked) {
      case FromClient.Pledge pledge -> pledge(pledge);
      case FromClient.Nonce nonce -> nonce(nonce);
      case FromClient.Chat chat ->
          speaking(seat, () -> Decision.write(new Event.Chatted(seat, chat.text())));
      case FromClient.Rematch _ -> rematch(seat);
      case FromClient.Resign _ -> playing(() -> resign(seat));
      case FromClient.Make make -> playing(() -> speaking(seat, () -> offer(seat, make.what())));
      case FromClient.Grant grant -> playing(() -> speaking(seat, () -> grant(seat, grant.what())));
      case FromClient.Decline decline ->
          playing(() -> speaking(seat, () -> decline(seat, decline.what())));
      case FromClient.Here _ -> playing(() -> here(seat));
      case FromClient.StandIn standIn -> playing(() -> standIn(standIn.absent()));
      case FromClient.Leave _ -> speaking(seat, () -> leave(seat));
      case FromClient.Return _ -> back(seat);
    };
  }

  /** Why a move is not even read, if so. */
  public Optional<Decision.No> untimely(FromClient.Move asked) {
    Seat seat = asked.seat();
    if (match.chair(seat).bot().isPresent()) {
      return Optional.of(
          Decision.wrong("seat", "a bot plays this seat", "un robot joue à cette place"));
    }
    return match.phase() == Phase.PLAYING && asked.seen() < match.fresh(seat)
        ? Optional.of(
            new Decision.Refuse(
                new Objection(
                    STALE,
                    new Words(
                        "The position has changed meanwhile.",
                        "La position a changé entre-temps."))))
        : Optional.empty();
  }

  /** A device that is nobody else's is not handed over. */
  public Decision nobodyElse() {
    return Decision.wrong(
        "seat", "nobody else sits at this device", "personne d’autre ne joue sur cet appareil");
  }

  /** Only once a turn, and only before anything is done. */
  private Decision here(Seat seat) {
    return match.timing().awaits(seat)
        ? Decision.write(new Event.HandedOver(seat))
        : new Decision.Nothing();
  }

  private Decision nonce(FromClient.Nonce asked) {
    Seat seat = asked.seat();
    Shares shares = match.shares();
    if (shares.nonce(seat).equals(asked.nonce())) {
      return new Decision.Nothing();
    }
    if (!shares.nonce(seat).isEmpty()) {
      return Decision.wrong("nonce", "this seat has given one", "cette place en a donné un");
    }
    return shares
        .pledge(seat)
        .map(pledge -> shown(asked, pledge))
        .orElseGet(() -> Decision.write(new Event.Nonce(seat, asked.nonce())));
  }

  // T-13
  private Decision pledge(FromClient.Pledge asked) {
    Seat seat = asked.seat();
    Shares shares = match.shares();
    if (shares.pledge(seat).equals(Optional.of(asked.pledge()))) {
      return new Decision.Nothing();
    }
    return shares.isOpen(seat)
        ? Decision.write(new Event.Pledged(seat, asked.pledge()))
        : Decision.wrong(
            "pledge",
            "this seat is bound to another share in the dice, or has given it",
            "cette place s’est engagée sur une autre part des dés, ou l’a donnée");
  }

  // T-13
  private Decision shown(FromClient.Nonce asked, String pledge) {
    Seat seat = asked.seat();
    if (!match.shares().isAwaited(seat)) {
      return Decision.wrong(
          "nonce",
          "too early: somebody can still choose a share in the dice",
          "trop tôt : quelqu’un peut encore choisir sa part des dés");
    }
    return SealedDice.pledge(match.commitment(), seat.index(), asked.nonce()).equals(pledge)
        ? Decision.write(new Event.Nonce(seat, asked.nonce()))
        : Decision.wrong(
            "nonce",
            "not the one that this seat is bound to",
            "pas celui sur lequel cette place s’est engagée");
  }

  private Decision playing(Supplier<Decision> decision) {
    return switch (match.phase()) {
      case PLAYING -> decision.get();
      case WAITING -> Decision.wrong("type", "the match has not begun", "la partie n’a pas débuté");
      case OVER -> Decision.wrong("type", "the match is over", "la partie est terminée");
    };
  }

  private Decision speaking(Seat seat, Supplier<Decision> decision) {
    return match.said(seat) < words
        ? decision.get()
        : Decision.wrong(
            "type",
            "this seat has spoken " + words + " times, as often as one may in a match",
            "cette place a parlé " + words + " fois, autant qu’on peut dans une partie");
  }

  private Decision resign(Seat seat) {
    return match.chair(seat).played() == Chair.Played.GIVEN_UP
        ? new Decision.Nothing()
        : Decision.write(new Event.Resigned(seat));
  }

  private Decision offer(Seat seat, Offer.What what) {
    Optional<Offer> standing = offered(what);
    if (standing.isPresent()) {
      return standing.get().seat().equals(seat) ? again(standing.get()) : grant(seat, what);
    }
    Event offered = new Event.Offered(seat, what);
    return switch (what) {
      case DRAW ->
          match.othersThan(seat).isEmpty() ? new Decision.AskBots() : Decision.write(offered);
      case COUNT -> {
        if (match.game().counted(match.state()).isEmpty()) {
          yield noCount();
        }
        yield match.othersThan(seat).isEmpty()
            ? Decision.write(offered, new Event.CountAgreed())
            : Decision.write(offered);
      }
      case TAKEBACK -> {
        Takeback takeback = takeback(seat);
        yield switch (takeback) {
          case Takeback.Steps(int steps) ->
              match.othersThan(seat).isEmpty()
                  ? Decision.write(offered, new Event.TakenBack(steps))
                  : Decision.write(offered);
          case Takeback.Not(Objection objection) -> new Decision.Refuse(objection);
        };
      }
      case END -> {
        if (attendance.missed().isEmpty()) {
          yield nobodyMissed("what");
        }
        yield asked(seat, what).isEmpty()
            ? Decision.write(offered, new Event.CalledOff())
            : Decision.write(offered);
      }
    };
  }

  /** Asked once more, to end a match: those who had not agreed may be gone by now. */
  private Decision again(Offer offer) {
    return offer.what() == Offer.What.END
            && !attendance.missed().isEmpty()
            && offer.agreed().containsAll(asked(offer.seat(), offer.what()))
        ? Decision.write(new Event.CalledOff())
        : new Decision.Nothing();
  }

  // T-12: a match is ended by those who are there; all else takes everybody's word.
  /** Those who must agree to what a seat asks. */
  private List<Seat> asked(Seat seat, Offer.What what) {
    return match.othersThan(seat).stream()
        .filter(other -> what != Offer.What.END || attendance.here().contains(other))
        .toList();
  }

  private static Decision nobodyMissed(String field) {
    return Decision.wrong(
        field,
        "nobody is missed there: with a clock only the clock counts, and else one waits a while",
        "personne n’y manque : avec une pendule elle seule compte, sinon on attend un peu");
  }

  // T-12
  private Decision standIn(Seat absent) {
    if (attendance.missed().contains(absent)) {
      return Decision.write(new Event.TakenOver(absent));
    }
    return match.persons().contains(absent)
            && match.chair(absent).played() == Chair.Played.WHILE_ABSENT
        ? new Decision.Nothing()
        : nobodyMissed("absent");
  }

  private static Decision noCount() {
    return Decision.wrong(
        "what",
        "the rules do not let you stop and count now",
        "les règles ne permettent pas de s’arrêter et de compter maintenant");
  }

  private Optional<Offer> offered(Offer.What what) {
    return match.offers().stream().filter(offer -> offer.what() == what).findFirst();
  }

  private Takeback takeback(Seat seat) {
    return Takeback.of(match.game(), log.get(), seat);
  }

  private Decision grant(Seat seat, Offer.What what) {
    Optional<Offer> offer = offered(what);
    if (offer.isEmpty() || offer.get().seat().equals(seat)) {
      return Decision.wrong("what", "nobody asks you that", "personne ne vous le demande");
    }
    if (what == Offer.What.END && attendance.missed().isEmpty()) {
      return nobodyMissed("what");
    }
    List<Event> events = new ArrayList<>(List.of(new Event.Agreed(seat, what)));
    List<Seat> missing = new ArrayList<>(asked(offer.get().seat(), what));
    missing.removeAll(offer.get().agreed());
    missing.remove(seat);
    if (missing.isEmpty()) {
      switch (what) {
        case DRAW -> events.add(new Event.DrawAgreed());
        case COUNT -> events.add(new Event.CountAgreed());
        case END -> events.add(new Event.CalledOff());
        case TAKEBACK -> {
          switch (takeback(offer.get().seat())) {
            case Takeback.Steps(int steps) -> events.add(new Event.TakenBack(steps));
            case Takeback.Not(Objection objection) -> {
              return new Decision.Refuse(objection);
            }
          }
        }
      }
    }
    return new Decision.Write(events);
  }

  private Decision decline(Seat seat, Offer.What what) {
    return offered(what).isEmpty()
        ? Decision.wrong("what", "nobody asks you that", "personne ne vous le demande")
        : Decision.write(new Event.Declined(seat, what));
  }

  private Decision rematch(Seat seat) {
    if (match.phase() != Phase.OVER) {
      return Decision.wrong("type", "the match is not over", "la partie n’est pas terminée");
    }
    return match.ending().again().contains(seat)
        ? new Decision.Nothing()
        : Decision.write(new Event.RematchWished(seat));
  }

  private Decision leave(Seat seat) {
    return match.phase() != Phase.PLAYING || match.chair(seat).bot().isPresent()
        ? new Decision.Nothing()
        : Decision.write(new Event.Left(seat));
  }

  private Decision back(Seat seat) {
    return switch (match.chair(seat).played()) {
      case BY_HOLDER -> new Decision.Nothing();
      case GIVEN_UP -> Decision.wrong("seat", "this seat has given up", "cette place a abandonné");
      case BY_STAND_IN, WHILE_ABSENT -> Decision.write(new Event.Returned(seat));
    };
  }
}
