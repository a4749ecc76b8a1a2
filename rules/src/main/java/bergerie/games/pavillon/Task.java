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

  // Effects, in the order of their making

  /** An ability was set off. */
  record Fire(Source source, int ability, Matter matter) implements Part {}

  /** One clause of an ability takes place. */
  record Apply(Source source, int ability, int clause, Matter matter) implements Part {}

  /** A spell has been carried out; its card goes where it belongs. */
  record Settle(Source.OfSpell source, Held card, Matter matter) implements Part {}

  record DrawSpell(Seat seat) implements Part {}

  record LoseSpell(Seat seat) implements Part {}

  record GiveUpSpell(Seat seat) implements Part {}

  /** Down to the limit of pets. */
  record Shed(Seat seat) implements Part {}

  // The first preparation

  record DealStarters(Seat seat) implements Task {}

  record ChooseStarters() implements Task {}

  record FillShop() implements Part {}

  record DrawFirst() implements Task {}

  // Preparation

  record Prepare() implements Task {}

  record Shopping(Seat seat, int actions) implements Task {}

  record Refresh(Seat seat) implements Task {}

  record Place(Seat seat, Weapon drawn) implements Task {}

  record Tame(Seat seat) implements Task {}

  record Adopt(Seat seat, Species drawn) implements Task {}

  // Combat

  record StartCombat() implements Task {}

  record StartTurn(Seat seat) implements Task {}

  /**
   * A window.
   *
   * @param passed the seats that have passed, as bits
   * @param glass the number of the sand glass; 0 before it is turned
   */
  record Respond(Window window, int passed, int glass) implements Task {}

  /** The turn’s own strike, or an extra one. */
  record ChooseStrike(Optional<Extra> extra) implements Task {}

  record Land() implements Task {}

  record Extras() implements Task {}

  record EndTurn() implements Task {}

  // After the combat

  record Rest() implements Task {}

  record WeaponStrike(Seat seat) implements Task {}

  record LoseToVenom() implements Task {}

  record Eliminate() implements Task {}

  record Reveal() implements Task {}

  record PickSpell(Seat seat) implements Task {}
}
