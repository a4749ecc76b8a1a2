package bergerie.games.pavillon.cards;

import bergerie.games.pavillon.cards.Trigger.Moment;
import java.util.List;

/**
 * What a card does, sorted by when: the moments at which it does nothing, which are most, are left
 * out at a glance.
 */
public final class Powers {

  public static final Powers NONE = new Powers(List.of());

  private final ShortList<Ability> all;
  private final ShortList<Ability> passives;
  private final int assets;
  private final int fired;
  private final int[] firing;
  private final int[] shaping;
  private final int answered;
  private final int withstood;
  private final boolean cancels;

  public Powers(List<Ability> abilities) {
    all = ShortList.copyOf(abilities);
    passives = ShortList.copyOf(abilities.stream().filter(Ability::passive).toList());
    assets = Asset.among(passives);
    firing = byMoment(abilities, false);
    shaping = byMoment(abilities, true);
    fired = moments(firing);
    answered = answered(abilities);
    withstood = withstood(abilities);
    cancels = abilities.stream().anyMatch(Ability::cancels);
  }

  /** For each moment the numbers of the abilities that work then, as bits. */
  private static int[] byMoment(List<Ability> abilities, boolean shaping) {
    int[] numbers = new int[Moment.values().length];
    for (int i = 0; i < abilities.size(); i++) {
      Ability ability = abilities.get(i);
      if (ability.trigger() instanceof Moment moment && ability.shapes() == shaping) {
        numbers[moment.ordinal()] |= 1 << i;
      }
    }
    return numbers;
  }

  private static int moments(int[] numbers) {
    int bits = 0;
    for (Moment moment : Moment.values()) {
      bits |= numbers[moment.ordinal()] == 0 ? 0 : moment.bit();
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

  public ShortList<Ability> all() {
    return all;
  }

  /** The abilities that work all the time. */
  public ShortList<Ability> passives() {
    return passives;
  }

  /** What it gives all the time, as bits of {@link Asset}. */
  public int assets() {
    return assets;
  }

  /** When something is set off, as bits of {@link Moment}. */
  public int fired() {
    return fired;
  }

  /** Whether it gives something of this kind all the time. */
  public boolean give(Asset asset) {
    return (assets & asset.bit()) != 0;
  }

  /** The numbers of the abilities that are set off at this moment, as bits. */
  public int firingAt(Moment moment) {
    return firing[moment.ordinal()];
  }

  /** The numbers of those that change what a strike or a hit takes, as bits. */
  public int shapingAt(Moment moment) {
    return shaping[moment.ordinal()];
  }

  /** Whether something is set off when the owner casts a spell of this family. */
  public boolean answer(Family family) {
    return (answered & bit(family)) != 0;
  }

  /** Whether spells of this family do nothing to it. */
  public boolean withstand(Family family) {
    return (withstood & bit(family)) != 0;
  }

  /** Whether it is aimed at a declared strike. */
  public boolean cancel() {
    return cancels;
  }
}
