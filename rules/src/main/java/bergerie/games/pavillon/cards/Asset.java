package bergerie.games.pavillon.cards;

import java.util.List;
import java.util.function.ToIntFunction;

/** What pets and players have from the effects that work all the time. */
public enum Asset {
  ATTACK(e -> e instanceof Effect.Attack(int change, _) ? change : 0),
  VIGOUR(e -> e instanceof Effect.Vigour(int more) ? more : 0),
  GUARD(e -> e instanceof Effect.Guard ? 1 : 0),
  NO_ADVANTAGE(e -> e instanceof Effect.NoAdvantage ? 1 : 0),
  SPELL_SHIELD(e -> e instanceof Effect.SpellShield(int less) ? less : 0),
  LIMIT(e -> e instanceof Effect.Limit(int one) ? one : 0),
  HIT_ONE(e -> e instanceof Effect.HitOne ? 1 : 0),
  ASPECT_POWER(e -> power(e, Family.ASPECT)),
  ARROW_POWER(e -> power(e, Family.ARROW)),
  BITE_POWER(e -> power(e, Family.BITE)),
  TRAP_POWER(e -> power(e, Family.TRAP)),
  STING_POWER(e -> power(e, Family.STING)),
  SHOT_POWER(e -> power(e, Family.SHOT));

  private final ToIntFunction<Effect> worth;

  Asset(ToIntFunction<Effect> worth) {
    this.worth = worth;
  }

  private static int power(Effect effect, Family family) {
    return effect instanceof Effect.SpellPower(int more, var families) && families.contains(family)
        ? more
        : 0;
  }

  /** What spells of this family do more. */
  public static Asset power(Family family) {
    return switch (family) {
      case ASPECT -> ASPECT_POWER;
      case ARROW -> ARROW_POWER;
      case BITE -> BITE_POWER;
      case TRAP -> TRAP_POWER;
      case STING -> STING_POWER;
      case SHOT -> SHOT_POWER;
    };
  }

  public int bit() {
    return 1 << ordinal();
  }

  /** Which assets there are among these abilities, as bits. */
  static int among(List<Ability> passives) {
    int bits = 0;
    for (Asset asset : values()) {
      for (Ability ability : passives) {
        for (Ability.Clause clause : ability.clauses()) {
          bits |= asset.worth(clause.effect()) == 0 ? 0 : asset.bit();
        }
      }
    }
    return bits;
  }

  /** How much of it an effect is worth. */
  public int worth(Effect effect) {
    return worth.applyAsInt(effect);
  }
}
