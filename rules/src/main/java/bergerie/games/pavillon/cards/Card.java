package bergerie.games.pavillon.cards;

import bergerie.rules.Words;
import java.text.Normalizer;
import java.util.Locale;

/** What pets, weapons and spells have in common. */
public sealed interface Card permits Species, Weapon, Spell {

  /** What is said of a card that does nothing. */
  Words NO_EFFECT = new Words("No effect.", "Aucun effet.");

  /** Its place in its content file, from 0. */
  int index();

  /** What it is called in notation: its French name in plain letters. */
  String id();

  Words name();

  Powers powers();

  default ShortList<Ability> abilities() {
    return powers().all();
  }

  /** What it does, in plain words. */
  Words text();

  /** {@code Épée de garde} becomes {@code epee-de-garde}. */
  static String idOf(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }
}
