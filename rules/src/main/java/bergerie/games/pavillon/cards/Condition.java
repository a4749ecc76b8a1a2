package bergerie.games.pavillon.cards;

import bergerie.rules.Named;

/** What must hold for an ability to work. */
public sealed interface Condition {

  enum Fact implements Condition, Named {
    ALWAYS(""),
    TARGET_WOUNDED("target wounded"),
    TARGET_UNWOUNDED("target unwounded"),
    HAVE_ASPECT("aspect"),
    BY_STRIKE("by strike"),
    FIRST_TURN("first turn"),
    YOUR_TURN("your turn"),
    ATTACKED("attacked");

    private final String id;

    Fact(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }
  }

  /** The owner has another pet of this type. */
  record Another(Kind kind) implements Condition {}

  /** The player hit has at most so much Life. */
  record HitLife(int most) implements Condition {}
}
