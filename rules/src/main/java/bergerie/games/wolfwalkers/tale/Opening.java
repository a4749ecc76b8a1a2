package bergerie.games.wolfwalkers.tale;

import bergerie.games.wolfwalkers.cards.Box;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.dice.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The table before the first draw, and what the draws may bring. */
public final class Opening {

  public static final String RANDOM = "random";
  public static final String FORESIGHT = "foresight";

  private final Box box;

  public Opening(Box box) {
    this.box = box;
  }

  public Tale table(Setup setup) {
    Unseen cards = Unseen.copies(box.deck(), copies(setup.players()));
    Pile pile = new Pile(List.of(), cards, List.of());
    List<Teller> tellers = new ArrayList<>();
    Seat.all(setup.players()).forEach(_ -> tellers.add(Teller.NEW));
    // WW-4: the first player is drawn; in a series the loser of the last game sits in P1 and
    // starts.
    Phase phase = setup.option("first").equals(RANDOM) ? new Phase.Seating() : new Phase.Casting();
    return new Tale(
        cast(setup), Seat.of(0), phase, pile, cast(setup).market(), tellers, OptionalInt.empty());
  }

  /** WW-30: three and four players shuffle two copies together. */
  public static int copies(int players) {
    return players > 2 ? 2 : 1;
  }

  // WW-20: none, one Permanent, or one Permanent and three Powers.
  public Cast cast(Setup setup) {
    Cast none = Cast.none(setup.isBefore(FORESIGHT) ? Foresight.NONE : Foresight.TURNS);
    return switch (setup.option("variant")) {
      case "light" -> permanent(setup, none);
      case "advanced" -> powers(setup, permanent(setup, none));
      default -> none;
    };
  }

  private Cast permanent(Setup setup, Cast cast) {
    String wish = setup.option("permanent");
    return wish.equals(RANDOM)
        ? cast.awaiting(1, cast.powersDue())
        : cast.drawn(box.permanent(Integer.parseInt(wish)).orElseThrow());
  }

  private Cast powers(Setup setup, Cast cast) {
    Cast dealt = cast.awaiting(cast.permanentsDue(), Box.POWERS_IN_PLAY);
    for (String wish : setup.option("powers").split("\\+", -1)) {
      if (!wish.equals(RANDOM)) {
        dealt = dealt.drawn(box.power(Integer.parseInt(wish)).orElseThrow());
      }
    }
    return dealt;
  }

  public Chance<Move> chance(Tale tale) {
    List<Chance.Weighted<Move>> outcomes = new ArrayList<>();
    switch (Flow.due(tale).orElseThrow()) {
      case FIRST ->
          Seat.all(tale.players())
              .forEach(seat -> outcomes.add(new Chance.Weighted<>(new Move.First(seat), 1)));
      case PERMANENT ->
          box.permanents()
              .forEach(
                  card ->
                      outcomes.add(new Chance.Weighted<>(new Move.DrawPermanent(card.id()), 1)));
      case POWER ->
          box.powers().stream()
              .filter(card -> tale.cast().power(card.id()).isEmpty())
              .forEach(
                  card -> outcomes.add(new Chance.Weighted<>(new Move.DrawPower(card.id()), 1)));
      case DESTINY -> {
        List<Objective.Kind> kinds =
            tale.cast().effect(PermanentEffect.Destiny.class).orElseThrow().kinds();
        box.deck().cards().stream()
            .filter(card -> kinds.contains(card.objective().kind()))
            .forEach(card -> weigh(tale, card.id(), outcomes));
      }
      case HAND, TOP, LOOK -> box.deck().cards().forEach(card -> weigh(tale, card.id(), outcomes));
    }
    return Chance.of(outcomes);
  }

  private static void weigh(Tale tale, int card, List<Chance.Weighted<Move>> outcomes) {
    int left = tale.pile().unseen().count(card);
    if (left > 0) {
      outcomes.add(new Chance.Weighted<>(new Move.Draw(card), left));
    }
  }

  public Tale dealt(Tale tale, Move.Dealt move) {
    return switch (move) {
      case Move.First(Seat seat) -> tale.startedBy(seat).in(new Phase.Casting());
      case Move.DrawPermanent(int id) -> {
        Cast cast = tale.cast().drawn(box.permanent(id).orElseThrow());
        yield tale.with(cast).with(cast.market());
      }
      case Move.DrawPower(int id) -> tale.with(tale.cast().drawn(box.power(id).orElseThrow()));
      case Move.Draw(int card) -> drawn(tale, card);
    };
  }

  private static Tale drawn(Tale tale, int card) {
    return switch (tale.phase()) {
      case Phase.Fate _ -> tale.destined(card);
      case Phase.Chapter(Seat seat) ->
          tale.with(tale.pile().without(card)).with(seat, teller -> teller.handed(card));
      // What a Power shows is for one player only; the top is for all.
      case Phase.Playing playing ->
          tale.with(tale.pile().drawn(card, ViewerSet.of(playing.seat())));
      case Phase.Seating _, Phase.Casting _, Phase.Retouching _, Phase.Ended _ ->
          throw new IllegalStateException("no card is drawn in " + tale.phase());
    };
  }
}
