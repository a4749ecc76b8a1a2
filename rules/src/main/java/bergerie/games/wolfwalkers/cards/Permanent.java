package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Words;
import java.util.List;

/** A card that changes the rules for everyone, all game. */
public record Permanent(int id, Words title, List<PermanentEffect> effects) {
  public Permanent {
    effects = List.copyOf(effects);
  }

  public Words text() {
    return Sentences.joined(effects.stream().map(PermanentEffect::words).toList());
  }
}
