package bergerie.games.wolfwalkers.scoring;

import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.PermanentEffect;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What changes the scoring of a game: the effects of its Permanent, and the Objective that all
 * share.
 */
public record Terms(List<PermanentEffect> effects, OptionalInt destiny) {

  public static final Terms PLAIN = new Terms(List.of(), OptionalInt.empty());

  public Terms {
    effects = List.copyOf(effects);
  }

  public static Terms of(Optional<Permanent> permanent, OptionalInt destiny) {
    return new Terms(permanent.map(Permanent::effects).orElse(List.of()), destiny);
  }
}
