package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Ability;
import bergerie.games.pavillon.cards.Effect;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.facts.Targets;
import bergerie.games.pavillon.player.Affliction;
import bergerie.games.pavillon.player.Affliction.Poisoned;
import bergerie.games.pavillon.player.Affliction.Stunned;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.Optional;

/** Carries out the effects of cards (PT-36). */
final class Effects {

  private final Workbench b;
  private final EffectNotes notes;
  private final Gear gear;
  private final Triggers triggers;

  Effects(Workbench b, EffectNotes notes, Gear gear, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.gear = gear;
    this.triggers = triggers;
  }

  /** An ability works if its card is there, its limit not reached and its condition met. */
  void fire(Task.Fire fire) {
    if (!triggers.ready(fire)) {
      return;
    }
    Ability ability = b.ability(fire.source(), fire.ability());
    if (worthwhile(ability, fire)) {
      triggers.use(fire.source(), fire.ability());
      for (int clause = ability.clauses().size() - 1; clause >= 0; clause--) {
        b.agenda.first(new Task.Apply(fire.source(), fire.ability(), clause, fire.matter()));
      }
    }
  }

  /** Whether any of its clauses has something to work on. */
  private boolean worthwhile(Ability ability, Task.Fire fire) {
    for (Ability.Clause clause : ability.clauses()) {
      boolean reaches =
          switch (clause.target().sort()) {
            case NONE -> true;
            case PET -> !Targets.pets(b, clause, fire.source(), fire.matter()).isEmpty();
            case PLAYER -> !Targets.players(b, clause, fire.source(), fire.matter()).isEmpty();
          };
      if (reaches) {
        return true;
      }
    }
    return false;
  }

  /** A clause with everything it touches. */
  void apply(Task.Apply apply) {
    Ability.Clause clause = b.clause(apply);
    Source source = apply.source();
    Cause matter = apply.matter();
    switch (clause.effect()) {
      case Effect.ToPet effect ->
          onPets(source, effect, matter, Targets.pets(b, clause, source, matter));
      case Effect.ToPlayer effect -> {
        for (Seat seat : Targets.players(b, clause, source, matter)) {
          onPlayer(source, effect, seat);
        }
      }
      case Effect.ToTurn effect -> onTurn(source, effect, matter);
      case Effect.Lasting _, Effect.Shaping _ -> {
        // These are looked up where they count.
      }
    }
  }

  /** A clause with the pet its owner has chosen. */
  void apply(Task.Apply apply, PetRef chosen) {
    if (b.clause(apply).effect() instanceof Effect.ToPet effect) {
      onPets(apply.source(), effect, apply.matter(), chosen.alone());
    }
  }

  void apply(Task.Apply apply, Seat chosen) {
    if (b.clause(apply).effect() instanceof Effect.ToPlayer effect) {
      onPlayer(apply.source(), effect, chosen);
    }
  }

  private void onPets(Source source, Effect.ToPet effect, Cause matter, ShortList<PetRef> pets) {
    ShortList<PetRef> dead = ShortList.none();
    for (PetRef ref : pets) {
      if (source instanceof Source.OfSpell(_, Spell spell)
          && Facts.prevents(b, ref, spell.family())) {
        notes.prevented(ref, source);
      } else if (onPet(source, effect, matter, ref)) {
        dead = dead.and(ref);
      }
    }
    triggers.died(dead);
  }

  /** Whether the pet died of it. */
  private boolean onPet(Source source, Effect.ToPet effect, Cause matter, PetRef ref) {
    Pet pet = b.surely(ref);
    switch (effect) {
      case Effect.Damage(int amount, int ifWounded) -> {
        return hurt(ref, dealt(source, ref, Facts.wounded(b, ref) ? ifWounded : amount), source);
      }
      case Effect.Excess _ -> {
        return hurt(ref, matter.amount(), source);
      }
      case Effect.Heal(int amount) -> {
        int healed = Math.min(amount, Facts.most(b, ref) - pet.life());
        if (healed > 0) {
          b.set(ref, pet.withLife(pet.life() + healed));
          notes.healed(ref, healed, source);
        }
      }
      case Effect.Attack(int change, int least) -> {
        int now = Facts.attack(b, ref);
        int moved = change > 0 ? change : -Math.min(-change, Math.max(0, now - least));
        b.set(ref, moved > 0 ? pet.raisedBy(moved) : pet.loweredBy(-moved));
        notes.attackChanged(ref, moved, source);
      }
      case Effect.Stun(int turns, var ending, int after) -> {
        // The turn that runs counts only if its strike has not been declared.
        boolean late = ref.seat().equals(b.active) && b.steps > 0;
        b.set(ref, pet.suffering(new Stunned(turns + (late ? 1 : 0), ending, after)));
        notes.stunned(ref, turns, source);
      }
      case Effect.Poison(int amount, int turns) -> {
        b.set(ref, pet.suffering(new Poisoned(amount, turns)));
        notes.poisoned(ref, amount, turns, source);
      }
      case Effect.Revive(int life) -> {
        b.set(ref, pet.withLife(Math.min(life, Facts.most(b, ref))));
        notes.revived(ref, source);
      }
      case Effect.Calm _ -> {
        b.set(ref, pet.calmed());
        notes.calmed(ref, source);
      }
    }
    return false;
  }

  /** What a card's damage comes to on this pet. */
  private int dealt(Source source, PetRef ref, int amount) {
    return source instanceof Source.OfSpell(Seat caster, Spell spell)
        ? Math.max(
            0, amount + Facts.spellPower(b, caster, spell.family()) - Facts.spellShield(b, ref))
        : amount;
  }

  private boolean hurt(PetRef ref, int amount, Source source) {
    notes.hurt(ref, amount, source);
    return lose(ref, amount);
  }

  /** The pet loses Life; whether it died of it. */
  boolean lose(PetRef ref, int amount) {
    if (amount <= 0) {
      return false;
    }
    Pet pet = b.surely(ref);
    if (amount < pet.life()) {
      b.set(ref, woken(pet).withLife(pet.life() - amount));
      if (pet.stunned() && !b.surely(ref).stunned()) {
        notes.wokenByBlow(ref);
      }
      return false;
    }
    // PT-34: a pet at 0 Life is turned face down.
    b.set(ref, pet.down());
    b.losses = true;
    notes.died(ref);
    return true;
  }

  /** Without the stuns that end when the pet is damaged. */
  private static Pet woken(Pet pet) {
    if (pet.afflictions().isEmpty()) {
      return pet;
    }
    ShortList<Affliction> left = pet.afflictions();
    for (Affliction affliction : pet.afflictions()) {
      if (affliction instanceof Stunned(_, var end, _) && end == Effect.Ending.WHEN_DAMAGED) {
        left = left.without(affliction);
      }
    }
    return pet.suffering(left);
  }

  /** A pet that was stunned may be so no longer. */
  void wakes(PetRef ref) {
    if (!b.surely(ref).stunned()) {
      notes.woke(ref);
    }
  }

  private void onPlayer(Source source, Effect.ToPlayer effect, Seat seat) {
    Player player = b.player(seat);
    switch (effect) {
      case Effect.Coin(int change) -> notes.coins(seat, b.pay(seat, change), source);
      case Effect.Steal(int coins) -> {
        int taken = -b.pay(seat, -coins);
        b.pay(source.owner(), taken);
        notes.stolen(seat, taken, source);
      }
      case Effect.Draw(int spells) -> {
        for (int i = 0; i < spells; i++) {
          b.agenda.first(new Task.DrawSpell(seat));
        }
      }
      case Effect.Discard(int spells, Effect.Manner manner) -> {
        for (int i = 0; i < spells; i++) {
          b.agenda.first(
              switch (manner) {
                case RANDOM -> new Task.LoseSpell(seat);
                case CHOSEN -> new Task.GiveUpSpell(seat);
              });
        }
      }
      case Effect.DestroyWeapon _ -> disarm(seat, source);
      case Effect.Life(int change, int least, Effect.Delay delay) -> {
        switch (delay) {
          case NOW -> {
            int now = life(player.life(), change, least);
            b.set(seat, player.withLife(now));
            notes.life(seat, now - player.life(), source);
          }
          case AFTER_NEXT_ROUND -> {
            b.set(seat, player.poisoned(player.venom().and(-change)));
            notes.venom(seat, source);
          }
        }
      }
    }
  }

  // PT-5: the basic weapon is back, without a refund; what the lost one would still do is gone.
  private void disarm(Seat seat, Source source) {
    Weapon lost = b.player(seat).weapon();
    notes.disarmed(seat, lost, source);
    b.weapons = b.weapons.discarded(lost);
    b.agenda.forget(Source.weapon(seat));
    gear.change(seat, "PT-5", () -> gear.lose(seat, b.player(seat).armed(Weapon.BASIC)));
    b.agenda.first(new Task.Shed(seat));
  }

  // PT-2: Life is never more than 10.
  static int life(int now, int change, int least) {
    return change > 0
        ? Math.min(Player.LIFE, now + change)
        : Math.min(now, Math.max(least, now + change));
  }

  private void onTurn(Source source, Effect.ToTurn effect, Cause matter) {
    switch (effect) {
      case Effect.ExtraStrike(int less, Effect.By by) -> {
        Optional<PetRef> not =
            by == Effect.By.ANOTHER_PET ? b.declared.map(Strike::by) : Optional.empty();
        b.extras = b.extras.and(new Extra(less, not));
        notes.extraStrike(source);
      }
      case Effect.ExtraAction(int actions) -> {
        b.agenda.lengthen(source.owner(), actions);
        notes.extraAction(source, actions);
      }
      case Effect.CancelStrike _ -> cancel(source, matter);
    }
  }

  private void cancel(Source source, Cause matter) {
    PetRef striker = matter.pets().getFirst();
    if (source instanceof Source.OfSpell(_, Spell spell)
        && Facts.prevents(b, striker, spell.family())) {
      notes.prevented(striker, source);
      return;
    }
    b.declared = Optional.empty();
    notes.cancelled(striker, source);
  }
}
