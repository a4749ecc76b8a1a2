package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Trigger.Moment;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Cause;
import bergerie.games.pavillon.table.Schedule;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/** What follows a combat: weapons, elimination, the draft (PT-37 to PT-39). */
final class Aftermath {

  private final Workbench b;
  private final AftermathNotes notes;
  private final Blow blow;
  private final Triggers triggers;

  Aftermath(Workbench b, AftermathNotes notes, Blow blow, Triggers triggers) {
    this.b = b;
    this.notes = notes;
    this.blow = blow;
    this.triggers = triggers;
  }

  // PT-37: the ranking, the last to fall higher; who still stands has won, and if all fell the
  // active player, who fell last.
  void rank() {
    ShortList<Seat> ranking = ShortList.none();
    for (Seat seat : b.fallen) {
      ranking = ranking.inserted(0, seat);
    }
    for (Seat seat : b.clockwiseFrom(b.active)) {
      if (!ranking.contains(seat)) {
        ranking = ranking.inserted(0, seat);
      }
    }
    Seat winner = ranking.getFirst();
    b.ranking = ranking;
    notes.won(winner, ranking);
    b.only(
        List.of(
            new Task.Rest(),
            new Task.WeaponStrike(winner),
            new Task.LoseToVenom(),
            new Task.Eliminate()));
    triggers.reached(winner, Moment.ROUND_WON, Cause.NONE);
    triggers.reached(ranking.getLast(), Moment.ROUND_LAST, Cause.NONE);
    // PT-42: the last gains a coin, where that is agreed.
    if (b.ground().agreed().consolation() > 0) {
      b.pay(ranking.getLast(), b.ground().agreed().consolation());
      notes.consoled(ranking.getLast());
    }
  }

  // PT-34: damage, bonuses, stun and poison end with the combat.
  void rest() {
    for (Seat seat : b.clockwiseFrom(b.ranking.getFirst())) {
      b.set(seat, b.player(seat).rested());
    }
    b.turn = 0;
    b.declared = Optional.empty();
    b.extras = ShortList.none();
    b.fallen = ShortList.none();
  }

  // PT-38: the winner's weapon strikes every adjacent player, as one strike.
  void strike(Seat winner) {
    strike(winner, Facts.besides(b, winner));
  }

  void strike(Seat winner, ShortList<Seat> hit) {
    for (Seat seat : hit) {
      int damage = blow.ofWeapon(winner, seat);
      b.set(seat, b.player(seat).withLife(Math.max(0, b.player(seat).life() - damage)));
      notes.hit(winner, seat, damage);
    }
    triggers.reached(winner, Moment.WEAPON_STRIKE, Cause.hit(hit));
  }

  void venom() {
    for (Seat seat : b.clockwiseFrom(b.ranking.getFirst())) {
      Player player = b.player(seat);
      if (player.venom().due() > 0) {
        b.set(seat, player.withLife(Math.max(0, player.life() - player.venom().due())));
        notes.venomBites(seat, player.venom().due());
      }
      b.set(seat, b.player(seat).poisoned(player.venom().roundPassed()));
    }
  }

  // PT-38: elimination at 0 Life; one left wins; none left: the round winner wins.
  void eliminate() {
    Seat winner = b.ranking.getFirst();
    for (Seat seat : b.clockwiseFrom(winner)) {
      if (b.player(seat).life() <= 0) {
        leave(seat);
      }
    }
    if (Integer.bitCount(Facts.playing(b)) > 1) {
      b.only(Schedule.draft(b.survivors()));
    } else {
      b.agenda.clear();
    }
  }

  // PT-38: the cards of the eliminated go to the discards.
  private void leave(Seat seat) {
    notes.eliminated(seat);
    Player player = b.player(seat);
    for (Pet pet : player.pets()) {
      b.pets = b.pets.discarded(pet.species());
    }
    if (!player.weapon().basic()) {
      b.weapons = b.weapons.discarded(player.weapon());
    }
    for (Held held : player.hand()) {
      b.spells = b.spells.discarded(held.spell());
    }
    if (player.aspect().isPresent()) {
      b.spells = b.spells.discarded(player.aspect().get());
    }
    b.pay(seat, -player.coins());
    b.set(seat, Player.gone());
  }

  void revealed(Spell spell) {
    b.row = b.row.and(drawn(spell));
  }

  void picked(Seat seat, Spell spell) {
    b.row = b.row.without(spell);
    b.set(seat, b.player(seat).handed(Held.first(spell, Held.Sight.SEEN)));
  }

  // PT-39: what was declined is discarded.
  void leaveDeclined() {
    for (Spell spell : b.row) {
      b.spells = b.spells.discarded(spell);
      notes.declined(spell);
    }
    b.row = ShortList.none();
  }

  void noSpell(Seat seat) {
    notes.noSpell(seat);
  }

  // PT-24: spells too are shuffled anew when they run out.
  Spell drawn(Spell spell) {
    if (b.spells.size() == 0) {
      notes.shuffled(Shuffled.SPELLS);
    }
    b.spells = b.spells.ready().drawn(spell);
    return spell;
  }
}
