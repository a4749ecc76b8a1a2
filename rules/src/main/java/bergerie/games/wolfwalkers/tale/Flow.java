package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.games.wolfwalkers.cards.PowerEffect;
import bergerie.games.wolfwalkers.cards.Twist;
import bergerie.rules.Seat;
import java.util.Optional;
import java.util.OptionalInt;

/** What happens by itself between two moves, and what has to be drawn. */
public final class Flow {

  private final Feats feats;

  public Flow(Feats feats) {
    this.feats = feats;
  }

  /** What chance has to bring next. */
  public enum Due {
    FIRST,
    PERMANENT,
    POWER,
    DESTINY,
    HAND,
    TOP,
    LOOK
  }

  public static Optional<Due> due(Tale tale) {
    return switch (tale.phase()) {
      case Phase.Seating _ -> Optional.of(Due.FIRST);
      case Phase.Casting _ when tale.cast().permanentsDue() > 0 -> Optional.of(Due.PERMANENT);
      case Phase.Casting _ when tale.cast().powersDue() > 0 -> Optional.of(Due.POWER);
      case Phase.Fate _ when awaitsDestiny(tale) -> Optional.of(Due.DESTINY);
      case Phase.Chapter(Seat seat) when tale.teller(seat).hand().size() < chapter(tale) ->
          Optional.of(Due.HAND);
      // WW-2: the top Story is visible to all.
      case Phase.Playing _ when !tale.pile().isEmpty() && tale.pile().visible().isEmpty() ->
          Optional.of(Due.TOP);
      case Phase.Playing playing
          when tale.market().gap().isEmpty() && tale.pile().hides(window(tale, playing)) ->
          Optional.of(Due.LOOK);
      case Phase.Casting _,
          Phase.Fate _,
          Phase.Chapter _,
          Phase.Playing _,
          Phase.Retouching _,
          Phase.Ended _ ->
          Optional.empty();
    };
  }

  private static boolean awaitsDestiny(Tale tale) {
    return tale.destiny().isEmpty()
        && tale.cast().effect(PermanentEffect.Destiny.class).isPresent();
  }

  private static int chapter(Tale tale) {
    return tale.cast()
        .effect(PermanentEffect.FirstChapter.class)
        .map(PermanentEffect.FirstChapter::cards)
        .orElse(0);
  }

  /** How many cards from the top of the pile the player looks at. */
  public static int window(Tale tale, Phase.Playing playing) {
    int wanted =
        playing.pending().isEmpty()
            ? playing.paths()
            : playing.pending().getFirst() instanceof PowerEffect.Look(int cards) ? cards : 0;
    return Math.min(wanted, tale.pile().size());
  }

  /** The table when all has happened that needs neither player nor chance. */
  public Tale settled(Tale tale) {
    Tale now = tale;
    while (due(now).isEmpty()) {
      Optional<Tale> next = advanced(now);
      if (next.isEmpty()) {
        return now;
      }
      now = next.get();
    }
    return now;
  }

  private Optional<Tale> advanced(Tale tale) {
    return switch (tale.phase()) {
      case Phase.Casting _ -> Optional.of(tale.in(new Phase.Fate()));
      case Phase.Fate _ -> Optional.of(tale.in(new Phase.Chapter(tale.first())));
      case Phase.Chapter _ when chapter(tale) == 0 ->
          Optional.of(tale.in(Phase.Playing.start(tale.first())));
      case Phase.Playing playing -> inTurn(tale, playing);
      case Phase.Retouching _ when tale.cast().effect(PermanentEffect.Retouch.class).isEmpty() ->
          Optional.of(tale.in(new Phase.Ended()));
      case Phase.Seating _, Phase.Chapter _, Phase.Retouching _, Phase.Ended _ -> Optional.empty();
    };
  }

  private Optional<Tale> inTurn(Tale tale, Phase.Playing playing) {
    OptionalInt gap = tale.market().gap();
    // WW-22: once the pile is empty, gaps stay.
    if (gap.isPresent() && !tale.pile().isEmpty()) {
      return Optional.of(tale.refilled(gap.getAsInt()));
    }
    int window = window(tale, playing);
    int eyes = ViewerSet.of(playing.seat());
    if (!tale.pile().isKnown(window, eyes)) {
      return Optional.of(tale.with(tale.pile().shown(window, eyes)));
    }
    return playing.pending().isEmpty() ? Optional.empty() : feats.byItself(tale, playing);
  }

  /** After a card was placed: the same player again, the next one, or the end. */
  static Tale placed(Tale tale, Phase.Playing playing) {
    if (playing.has(new Twist.Rewrite())) {
      return tale.in(playing.again());
    }
    Tale rested = tale.with(playing.seat(), Teller::unbound);
    // WW-7: the game ends when every grid has its 25 cards.
    if (rested.isFull()) {
      return rested.in(new Phase.Retouching(tale.first()));
    }
    if (playing.encores() > 0 && !rested.grid(playing.seat()).isFull()) {
      return begun(rested, playing.encore());
    }
    return handedOn(rested, playing.seat());
  }

  // WW-30: clockwise, over those whose grid is full or who skip a turn.
  private static Tale handedOn(Tale tale, Seat from) {
    Tale now = tale;
    Seat seat = from.next(1, tale.players());
    while (now.grid(seat).isFull() || now.teller(seat).skips() > 0) {
      if (!now.grid(seat).isFull()) {
        now = now.with(seat, teller -> teller.skipping(-1));
      }
      seat = seat.next(1, tale.players());
    }
    return begun(now, Phase.Playing.start(seat));
  }

  private static Tale begun(Tale tale, Phase.Playing turn) {
    return tale.with(tale.market().released(turn.seat())).in(turn);
  }

  /** After somebody's last touch: the next player's, or the count. */
  public static Tale retouched(Tale tale, Seat seat) {
    Seat next = seat.next(1, tale.players());
    return tale.in(next.equals(tale.first()) ? new Phase.Ended() : new Phase.Retouching(next));
  }

  /** After somebody's first card: the next player's, or the first turn. */
  public static Tale opened(Tale tale, Seat seat) {
    Seat next = seat.next(1, tale.players());
    return tale.in(
        next.equals(tale.first()) ? Phase.Playing.start(tale.first()) : new Phase.Chapter(next));
  }
}
