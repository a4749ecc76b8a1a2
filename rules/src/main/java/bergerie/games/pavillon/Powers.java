package bergerie.games.pavillon;

import bergerie.games.pavillon.Trigger.Moment;
import java.util.List;

/**
 * What a card does, sorted by when: the moments at which it does nothing, which are most, are left
 * out at a glance.
 */
public final class Powers {

  static final Powers NONE = new Powers(List.of());

  private final Few<Ability> all;
  private final Few<Ability> passives;
  private final int assets;
  private final int fired;
  private final int shaped;
  private final int answered;
  private final int withstood;
  private final boolean cancels;

  Powers(List<Ability> abilities) {
    all = Few.copyOf(abilities);
    passives = Few.copyOf(abilities.stream().filter(Ability::passive).toList());
    assets = Asset.among(passives);
    fired = moments(abilities, false);
    shaped = moments(abilities, true);
    answered = answered(abilities);
    withstood = withstood(abilities);
    cancels = abilities.stream().anyMatch(Ability::cancels);
  }

  private static int moments(List<Ability> abilities, boolean shaping) {
    int bits = 0;
    for (Ability ability : abilities) {
      if (ability.trigger() instanceof Moment moment && ability.shapes() == shaping) {
        bits |= moment.bit();
      }
    }
    return bits;
  }

  private static int answered(List<Ability> abilities) {
    int bits = 0;
    for (Ability ability : abilities) {
      if (ability.trigger() instanceof Trigger.SpellCast(var families)) {
        bits |= families.stream().mapToInt(Powers::bit).sum();
      }
    }
    return bits;
  }

  private static int withstood(List<Ability> abilities) {
    int bits = 0;
    for (Ability ability : abilities) {
      if (ability.trigger() instanceof Trigger.SpellTargeted(var families)) {
        bits |= families.stream().mapToInt(Powers::bit).sum();
      }
    }
    return bits;
  }

  private static int bit(Family family) {
    return 1 << family.ordinal();
  }

  public List<Ability> all() {
    return all;
  }

  /** The abilities that work all the time. */
  public List<Ability> passives() {
    return passives;
  }

  /** What it gives all the time, as bits of {@link Asset}. */
  int assets() {
    return assets;
  }

  /** When something is set off, as bits of {@link Moment}. */
  int fired() {
    return fired;
  }

  /** Whether it gives something of this kind all the time. */
  boolean give(Asset asset) {
    return (assets & asset.bit()) != 0;
  }

  /** Whether something is set off at this moment. */
  boolean fireAt(Moment moment) {
    return (fired & moment.bit()) != 0;
  }

  /** Whether what a strike or a hit takes is changed at this moment. */
  boolean shapeAt(Moment moment) {
    return (shaped & moment.bit()) != 0;
  }

  /** Whether something is set off when the owner casts a spell of this family. */
  boolean answer(Family family) {
    return (answered & bit(family)) != 0;
  }

  /** Whether spells of this family do nothing to it. */
  boolean withstand(Family family) {
    return (withstood & bit(family)) != 0;
  }

  /** Whether it is aimed at a declared strike. */
  boolean cancel() {
    return cancels;
  }
}
