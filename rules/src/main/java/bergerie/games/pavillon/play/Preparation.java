package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Starters;
import bergerie.games.pavillon.table.Schedule;
import bergerie.games.pavillon.table.Source;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.Optional;

/** The first preparation and those that follow (PT-10 to PT-24). */
final class Preparation {

  private final Workbench b;
  private final PreparationNotes notes;
  private final Gear gear;
  private final Triggers triggers;

  Preparation(Workbench b, PreparationNotes notes, Gear gear, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.gear = gear;
    this.triggers = triggers;
  }

  // PT-10: an exotic goes back, the pile is shuffled, and another card is drawn.
  void starterDrawn(Seat seat, Species pet) {
    if (!pet.exotic()) {
      b.pets = b.pets.drawn(pet);
      b.set(seat, b.player(seat).offered(b.player(seat).offer().and(pet)));
    }
  }

  // PT-10: the other two are discarded; all reveal together.
  void revealStarters() {
    for (Seat seat : b.ground().seats()) {
      Starters offer = b.player(seat).offer();
      Species kept = offer.kept().orElseThrow();
      for (Species pet : offer.pets().without(kept)) {
        b.pets = b.pets.discarded(pet);
      }
      b.set(seat, b.player(seat).offered(Starters.NONE).tamed(kept));
      notes.revealed(seat, kept);
      triggers.arrived(Source.of(PetRef.of(seat, 0)), Moment.ON_TAME);
    }
  }

  // PT-20: starts with the last of the previous combat, then clockwise.
  void prepare() {
    Seat last = b.survivors().getLast();
    b.round++;
    notes.prepares(last, b.round);
    b.only(Schedule.preparation(b.ground().agreed().actions(), b.clockwiseFrom(last)));
  }

  // PT-21: pay the Cost; the old weapon refunds its Cost - 1, settled together; the shop is
  // refilled.
  void buy(Seat seat, Weapon weapon) {
    Player player = b.player(seat);
    Weapon old = player.weapon();
    b.pay(seat, old.refund() - weapon.cost());
    if (!old.basic()) {
      b.weapons = b.weapons.discarded(old);
      notes.refunded(seat, old);
    }
    gear.change(seat, "PT-5", () -> b.set(seat, b.player(seat).armed(weapon)));
    b.shop = b.shop.without(weapon);
    b.agenda.first(new Task.FillShop(), new Task.Shed(seat));
    triggers.arrived(Source.weapon(seat), Moment.ON_EQUIP);
  }

  Weapon weaponDrawn(Weapon weapon) {
    readyWeapons();
    b.weapons = b.weapons.drawn(weapon);
    return weapon;
  }

  void stocked(Weapon weapon) {
    b.shop = b.shop.and(weaponDrawn(weapon));
  }

  private void readyWeapons() {
    if (b.weapons.size() == 0) {
      notes.shuffled(Shuffled.WEAPONS);
    }
    b.weapons = b.weapons.ready();
  }

  // PT-22: the drawn weapon replaces one of the two, which goes under the pile.
  void place(Weapon drawn, Weapon replaced) {
    b.shop = b.shop.with(b.shop.indexOf(replaced), drawn);
    b.weapons = b.weapons.putUnder(replaced);
  }

  // PT-23: turn up the top pet.
  Species petDrawn(Species pet) {
    if (b.pets.size() == 0) {
      notes.shuffled(Shuffled.PETS);
    }
    b.pets = b.pets.ready().drawn(pet);
    return pet;
  }

  // PT-23: keep it, over another one at the limit.
  void adopt(Seat seat, Species pet, Optional<PetRef> over) {
    over.ifPresent(this::dismiss);
    int slot = b.player(seat).pets().freeSlot();
    b.set(seat, b.player(seat).tamed(pet));
    triggers.arrived(Source.of(PetRef.of(seat, slot)), Moment.ON_TAME);
  }

  void release(Species pet) {
    b.pets = b.pets.discarded(pet);
  }

  /** A pet leaves its owner. */
  void dismiss(PetRef ref) {
    Pet pet = b.surely(ref);
    // PT-36: a strike of or on a pet that is gone is lost.
    b.declared = b.declared.filter(strike -> !strike.by().equals(ref) && !strike.at().equals(ref));
    b.pets = b.pets.discarded(pet.species());
    b.set(ref.seat(), b.player(ref.seat()).without(pet));
    b.losses = true;
  }
}
