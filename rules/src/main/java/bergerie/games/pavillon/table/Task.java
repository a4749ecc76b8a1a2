package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Starters;
import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Something that is still to be done. The agenda of a {@link Lodge} holds them, the next one first:
 * the parts of effects, and behind them the course of the game.
 */
public sealed interface Task {
  /** A part of an effect: all of these come before the game goes on (PT-36). */
  sealed interface Part extends Task {}

  /** Something that waits for nobody. */
  sealed interface Doing extends Task {}

  /** Something for which a card is drawn, as long as there is need and a card. */
  sealed interface Drawing extends Task {}

  /** Something for which a player is asked, as long as there is something to choose. */
  sealed interface Asking extends Task {
    /** Whom it waits for. */
    ShortList<Seat> asked(Situation s);
  }

  /** Something for which one player alone is asked. */
  sealed interface AskingOne extends Asking {
    Seat seat();

    @Override
    default ShortList<Seat> asked(Situation s) {
      return s.ground().only(seat());
    }
  }

  // Effects, in the order of their making

  /** An ability was set off. */
  record Fire(Source source, int ability, Cause matter) implements Part, Doing {}

  /** One clause of an ability takes place. */
  record Apply(Source source, int ability, int clause, Cause matter) implements Part, AskingOne {
    @Override
    public Seat seat() {
      return source.owner();
    }
  }

  /** A spell has been carried out; its card goes where it belongs. */
  record Settle(Source.OfSpell source, Held card, Cause matter) implements Part, Doing {}

  record DrawSpell(Seat seat) implements Part, Drawing {}

  record LoseSpell(Seat seat) implements Part, Drawing {}

  record GiveUpSpell(Seat seat) implements Part, AskingOne {}

  /** Down to the limit of pets. */
  record Shed(Seat seat) implements Part, AskingOne {}

  // The first preparation

  record DealStarters(Seat seat) implements Drawing {}

  record ChooseStarters() implements Asking {
    @Override
    public ShortList<Seat> asked(Situation s) {
      ShortList<Seat> undecided = ShortList.none();
      for (Seat seat : s.ground().seats()) {
        Starters offer = s.player(seat).offer();
        if (!offer.pets().isEmpty() && offer.kept().isEmpty()) {
          undecided = undecided.and(seat);
        }
      }
      return undecided;
    }
  }

  record FillShop() implements Part, Drawing {}

  record DrawFirst() implements Drawing {}

  // Preparation

  record Prepare() implements Doing {}

  record Shopping(Seat seat, int actions) implements AskingOne {}

  record Refresh(Seat seat) implements Drawing {}

  record Place(Seat seat, Weapon drawn) implements AskingOne {}

  record Tame(Seat seat) implements Drawing {}

  record Adopt(Seat seat, Species drawn) implements AskingOne {}

  // Combat

  record StartCombat() implements Doing {}

  record StartTurn(Seat seat) implements Doing {}

  /**
   * A window.
   *
   * @param passed the seats that have passed, as bits
   * @param glass the number of the sand glass; 0 before it is turned
   */
  record Respond(Window window, int passed, int glass) implements Asking {
    @Override
    public ShortList<Seat> asked(Situation s) {
      return s.ground().sand() ? ShortList.none() : s.ground().seats(s.eligible() & ~passed);
    }

    public Respond passedBy(Seat seat) {
      return new Respond(window, passed | (1 << seat.index()), glass);
    }
  }

  /** The turn’s own strike, or an extra one. */
  record ChooseStrike(Optional<Extra> extra) implements Asking {
    @Override
    public ShortList<Seat> asked(Situation s) {
      return s.ground().only(s.active());
    }
  }

  record Land() implements Doing {}

  record Extras() implements Doing {}

  record EndTurn() implements Doing {}

  // After the combat

  record Rest() implements Doing {}

  record WeaponStrike(Seat seat) implements AskingOne {}

  record LoseToVenom() implements Doing {}

  record Eliminate() implements Doing {}

  record Reveal() implements Drawing {}

  record PickSpell(Seat seat) implements AskingOne {}
}
