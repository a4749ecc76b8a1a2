package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Something that is still to be done. The agenda of a {@link Table} holds them, the next one first:
 * the parts of effects, and behind them the course of the game.
 */
sealed interface Task {

  /** A part of an effect: all of these come before the game goes on (PT-36). */
  sealed interface Part extends Task {}

  /** Something for which a card is drawn, as long as there is need and a card. */
  sealed interface Drawing extends Task {}

  /** Something for which a player is asked, as long as there is something to choose. */
  sealed interface Asking extends Task {}

  // Effects, in the order of their making

  /** An ability was set off. */
  record Fire(Source source, int ability, Matter matter) implements Part {}

  /** One clause of an ability takes place. */
  record Apply(Source source, int ability, int clause, Matter matter) implements Part, Asking {}

  /** A spell has been carried out; its card goes where it belongs. */
  record Settle(Source.OfSpell source, Held card, Matter matter) implements Part {}

  record DrawSpell(Seat seat) implements Part, Drawing {}

  record LoseSpell(Seat seat) implements Part, Drawing {}

  record GiveUpSpell(Seat seat) implements Part, Asking {}

  /** Down to the limit of pets. */
  record Shed(Seat seat) implements Part, Asking {}

  // The first preparation

  record DealStarters(Seat seat) implements Drawing {}

  record ChooseStarters() implements Asking {}

  record FillShop() implements Part, Drawing {}

  record DrawFirst() implements Drawing {}

  // Preparation

  record Prepare() implements Task {}

  record Shopping(Seat seat, int actions) implements Asking {}

  record Refresh(Seat seat) implements Drawing {}

  record Place(Seat seat, Weapon drawn) implements Asking {}

  record Tame(Seat seat) implements Drawing {}

  record Adopt(Seat seat, Species drawn) implements Asking {}

  // Combat

  record StartCombat() implements Task {}

  record StartTurn(Seat seat) implements Task {}

  /**
   * A window.
   *
   * @param passed the seats that have passed, as bits
   * @param glass the number of the sand glass; 0 before it is turned
   */
  record Respond(Window window, int passed, int glass) implements Asking {

    Respond passedBy(Seat seat) {
      return new Respond(window, passed | (1 << seat.index()), glass);
    }
  }

  /** The turn’s own strike, or an extra one. */
  record ChooseStrike(Optional<Extra> extra) implements Asking {}

  record Land() implements Task {}

  record Extras() implements Task {}

  record EndTurn() implements Task {}

  // After the combat

  record Rest() implements Task {}

  record WeaponStrike(Seat seat) implements Asking {}

  record LoseToVenom() implements Task {}

  record Eliminate() implements Task {}

  record Reveal() implements Drawing {}

  record PickSpell(Seat seat) implements Asking {}
}
