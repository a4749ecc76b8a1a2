package bergerie.games.pavillon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The table before the first card. */
final class Start {

  private Start() {}

  static Table of(Ground ground) {
    return new Table(
        ground,
        1,
        ShortList.copyOf(Collections.nCopies(ground.players(), Player.fresh())),
        Pile.of(allPets(ground.cards())),
        Pile.of(ground.cards().weapons()),
        Pile.of(allSpells(ground.cards())),
        ShortList.none(),
        ShortList.none(),
        Ground.COINS - ground.players() * Player.COINS,
        Combat.NONE,
        ShortList.none(),
        ShortList.copyOf(Course.first(ground)),
        0,
        Optional.empty());
  }

  static List<Species> allPets(Cards cards) {
    List<Species> all = new ArrayList<>();
    cards.pets().forEach(pet -> all.addAll(Collections.nCopies(pet.rarity().copies(), pet)));
    return all;
  }

  static List<Spell> allSpells(Cards cards) {
    List<Spell> all = new ArrayList<>();
    cards.spells().forEach(spell -> all.addAll(Collections.nCopies(spell.copies(), spell)));
    return all;
  }
}
