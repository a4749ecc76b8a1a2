package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.Spell;
import java.util.Comparator;

/**
 * A spell in a hand.
 *
 * @param entries how often this copy of a trap has entered a hand (PT-41); 0 for other spells
 * @param sight whether everyone saw it being taken
 */
public record Held(Spell spell, int entries, Sight sight) implements Comparable<Held> {

  public enum Sight {
    SEEN,
    SECRET
  }

  private static final Comparator<Held> ORDER =
      Comparator.comparingInt((Held held) -> held.spell.index())
          .thenComparing(Held::sight)
          .thenComparingInt(Held::entries);

  /** Fresh from the pile. */
  public static Held first(Spell spell, Sight sight) {
    return new Held(spell, spell.trap() ? 1 : 0, sight);
  }

  @Override
  public int compareTo(Held other) {
    return ORDER.compare(this, other);
  }
}
