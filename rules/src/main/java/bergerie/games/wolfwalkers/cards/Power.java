package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;

/** A card that each player may use once. */
public record Power(int id, Words title, List<PowerEffect> effects) {
  public Power {
    effects = List.copyOf(effects);
  }

  public Words text() {
    return Sentences.joined(effects.stream().map(PowerEffect::words).toList());
  }
}
