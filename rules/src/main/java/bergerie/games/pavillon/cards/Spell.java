package bergerie.games.pavillon.cards;

import bergerie.rules.Words;

/** A spell card (PT-6). */
public record Spell(
    int index, String id, Words name, Family family, int copies, Powers powers, Words text)
    implements Card {

  /** Copies of a spell whose line does not say otherwise. */
  public static final int COPIES = 2;

  public boolean aspect() {
    return family == Family.ASPECT;
  }

  public boolean trap() {
    return family == Family.TRAP;
  }

  // A card is one of a kind: comparing its place is enough.
  @Override
  public boolean equals(Object other) {
    return other instanceof Spell spell && spell.index == index && spell.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
