package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.Powers;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Strike;
import bergerie.rules.Seat;

/** Works out what a strike takes, of a pet or of a weapon. */
final class Blow {

  private final Workbench b;
  private final EffectNotes notes;
  private final Triggers triggers;

  Blow(Workbench b, EffectNotes notes, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.triggers = triggers;
  }

  // PT-31: the struck pet loses the Attack; PT-4: and 1 more with advantage.
  int ofPet(Strike strike) {
    int damage = Math.max(0, Facts.attack(b, strike.by()) - strike.less());
    if (Facts.advantage(b, strike.by(), strike.at())) {
      notes.advantage(strike);
      damage++;
    }
    damage = shaped(damage, strike.by(), Moment.BEFORE_STRIKE, Cause.of(strike.at()));
    return shaped(damage, strike.at(), Moment.ON_STRUCK, Cause.of(strike.by()));
  }

  /** Changed by the pet itself, and by the weapon and the aspect of its owner. */
  private int shaped(int damage, PetRef ref, Moment moment, Cause matter) {
    Player owner = b.player(ref.seat());
    Powers pet = b.surely(ref).species().powers();
    int now = shaped(damage, Source.of(ref), pet, moment, matter);
    now = shaped(now, ref.seat(), moment, matter);
    if (owner.aspect().isPresent()) {
      Powers aspect = owner.aspect().get().powers();
      now = shaped(now, Source.aspect(ref.seat()), aspect, moment, matter);
    }
    return now;
  }

  // PT-38: every player hit loses the weapon's Attack.
  int ofWeapon(Seat by, Seat at) {
    int damage = b.player(by).weapon().attack();
    damage = shaped(damage, by, Moment.WEAPON_STRIKE, Cause.hit(ShortList.of(at)));
    damage = shaped(damage, at, Moment.WEAPON_HIT_TAKEN, Cause.hit(ShortList.of(by)));
    return Math.max(0, damage);
  }

  private int shaped(int damage, Seat seat, Moment moment, Cause matter) {
    Powers weapon = b.player(seat).weapon().powers();
    return shaped(damage, Source.weapon(seat), weapon, moment, matter);
  }

  private int shaped(int damage, Source source, Powers powers, Moment moment, Cause matter) {
    int now = damage;
    for (int left = powers.shapingAt(moment); left != 0; left &= left - 1) {
      int number = Integer.numberOfTrailingZeros(left);
      if (triggers.ready(source, number, matter)) {
        int changed = changed(now, powers.all().get(number));
        notes.shaped(source, changed - now);
        triggers.use(source, number);
        now = changed;
      }
    }
    return now;
  }

  private static int changed(int damage, Ability ability) {
    int now = damage;
    for (Ability.Clause clause : ability.clauses()) {
      if (clause.effect() instanceof Effect.Shaping shaping) {
        now =
            switch (shaping) {
              case Effect.StrikeChange(int change, int least) ->
                  Math.max(now + change, Math.min(now, least));
              case Effect.StrikeNothing _ -> 0;
              case Effect.HitChange(int change) -> now + change;
              case Effect.Prevent _ -> now;
            };
      }
    }
    return now;
  }
}
