package bergerie.games.pavillon;

import bergerie.games.pavillon.PavillonView.CardView;

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
