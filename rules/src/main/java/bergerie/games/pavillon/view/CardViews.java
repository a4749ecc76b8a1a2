package bergerie.games.pavillon.view;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.view.PavillonView.CardView;

/** Cards as they are shown. */
final class CardViews {

  private CardViews() {}

  static CardView of(Card card) {
    return switch (card) {
      case Species pet ->
          new CardView(
              pet.id(),
              pet.name(),
              pet.kind().id() + (pet.exotic() ? " exotic" : " common"),
              pet.attack(),
              pet.life(),
              0,
              pet.text());
      case Weapon weapon ->
          new CardView(
              weapon.id(),
              weapon.name(),
              "weapon",
              weapon.attack(),
              0,
              weapon.cost(),
              weapon.text());
      case Spell spell ->
          new CardView(spell.id(), spell.name(), spell.family().id(), 0, 0, 0, spell.text());
    };
  }
}
