package bergerie.games.pavillon.facts;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Agreement.Draft;
import bergerie.games.pavillon.table.Draw;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Sand;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.dice.Chance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whose turn it is, and what they may do. */
public final class Moves {

  private Moves() {}

  public static Turn act(Situation t) {
    Task.Asking task = asking(t);
    if (!t.ground().sand() || t.turn() == 0) {
      return new Turn.Act(task.asked(t), List.of(), Optional.empty());
    }
    // PT-35: standing answers may be changed at any time of a combat.
    List<Seat> free = new ArrayList<>();
    for (Seat seat : t.ground().seats()) {
      if (t.player(seat).in()) {
        free.add(seat);
      }
    }
    if (task instanceof Task.Respond respond) {
      Sand sand = new Sand(respond.glass(), Duration.ofSeconds(t.ground().agreed().window()));
      return new Turn.Act(List.of(), free, Optional.of(sand));
    }
    List<Seat> awaited = task.asked(t);
    free.removeAll(awaited);
    return new Turn.Act(awaited, free, Optional.empty());
  }

  private static Task.Asking asking(Situation t) {
    return (Task.Asking) t.next();
  }

  /** What may be drawn now. */
  public static Chance<Move> drawn(Situation t) {
    return switch ((Task.Drawing) t.next()) {
      case Task.DealStarters _, Task.Tame _ -> t.pets().draw(Move.DealPet::new);
      case Task.FillShop _, Task.Refresh _ -> t.weapons().draw(Move.DealWeapon::new);
      case Task.DrawSpell _, Task.Reveal _ -> t.spells().draw(Move.DealSpell::new);
      case Task.LoseSpell(Seat seat) ->
          Draw.of(t.player(seat).exposed(), held -> new Move.DealSpell(held.spell()));
      case Task.DrawFirst _ -> Draw.of(t.ground().seats(), Move.DealFirst::new);
    };
  }

  public static List<Move> of(Situation t, Seat seat) {
    Task.Asking task = asking(t);
    Menu menu = new Menu();
    if (task instanceof Task.Respond respond
        ? mayAnswer(t, seat, respond)
        : task.asked(t).contains(seat)) {
      choices(t, seat, task, menu);
    }
    standings(t, seat, menu);
    return menu;
  }

  /** The same, for a player who is surely asked, on a menu that was used before. */
  public static List<Move> ofAsked(Situation t, Seat seat, Menu menu) {
    menu.clear();
    choices(t, seat, asking(t), menu);
    standings(t, seat, menu);
    return menu;
  }

  private static void standings(Situation t, Seat seat, Menu menu) {
    if (t.ground().sand() && t.turn() > 0 && t.player(seat).in()) {
      for (Standing standing : Standing.values()) {
        if (standing != t.player(seat).standing()) {
          menu.offer(new Move.Stand(standing));
        }
      }
    }
  }

  // PT-35: holds a card, has not cast this turn, has not passed, now or in advance.
  static boolean mayAnswer(Situation t, Seat seat, Task.Respond respond) {
    int bit = 1 << seat.index();
    return (t.eligible() & ~respond.passed() & bit) != 0
        && t.player(seat).standing() == Standing.ASK;
  }

  private static void choices(Situation t, Seat seat, Task.Asking task, Menu menu) {
    switch (task) {
      case Task.Respond _ -> {
        Aiming.offer(t, seat, menu);
        menu.offer(new Move.Pass());
      }
      case Task.ChooseStrike(var extra) -> {
        menu.offer(Attacks.of(t, seat, extra));
        if (extra.isPresent() || Facts.mayHold(t)) {
          menu.offer(new Move.Hold());
        }
      }
      case Task.ChooseStarters _ -> {
        ShortList<Species> pets = t.player(seat).offer().pets();
        for (int i = 0; i < pets.size(); i++) {
          if (pets.firstAt(i)) {
            menu.offer(new Move.Keep(pets.get(i)));
          }
        }
      }
      case Task.Shopping _ -> shopping(t, seat, menu);
      case Task.Place _ -> t.shop().forEach(weapon -> menu.offer(new Move.Replace(weapon)));
      case Task.Adopt(_, Species drawn) -> adopting(t, seat, drawn, menu);
      case Task.Apply apply -> Choices.moves(t, apply).forEach(menu::offer);
      case Task.Shed _ -> {
        for (Pet pet : t.player(seat).pets()) {
          menu.offer(new Move.ChoosePet(PetRef.of(seat, pet.slot())));
        }
      }
      case Task.GiveUpSpell _ -> {
        ShortList<Held> hand = t.player(seat).exposed();
        for (int i = 0; i < hand.size(); i++) {
          // Equal spells lie side by side.
          if (i == 0 || !hand.get(i).spell().equals(hand.get(i - 1).spell())) {
            menu.offer(new Move.GiveUp(hand.get(i).spell()));
          }
        }
      }
      case Task.WeaponStrike _ ->
          Facts.besides(t, seat).forEach(other -> menu.offer(new Move.ChoosePlayer(other)));
      case Task.PickSpell _ -> {
        ShortList<Spell> row = t.row();
        for (int i = 0; i < row.size(); i++) {
          if (row.firstAt(i)) {
            menu.offer(new Move.Pick(row.get(i)));
          }
        }
        // PT-39: by agreement a spell may be declined.
        if (t.ground().agreed().draft() == Draft.DECLINE) {
          menu.offer(new Move.Decline());
        }
      }
    }
  }

  // PT-20: buy, refresh, tame, in any mix, or stop. PT-24: nothing is drawn from nothing.
  private static void shopping(Situation t, Seat seat, Menu menu) {
    for (Weapon weapon : t.shop()) {
      if (t.player(seat).price(weapon) <= t.player(seat).coins()) {
        menu.offer(new Move.Buy(weapon));
      }
    }
    if (!t.weapons().exhausted() && !t.shop().isEmpty()) {
      menu.offer(new Move.Refresh());
    }
    if (!t.pets().exhausted()) {
      menu.offer(new Move.Tame());
    }
    menu.offer(new Move.Done());
  }

  // PT-23: at the limit one is discarded; a second exotic only by discarding the first.
  private static void adopting(Situation t, Seat seat, Species drawn, Menu menu) {
    Player player = t.player(seat);
    boolean room = player.pets().size() < Facts.limit(t, seat);
    Optional<Pet> exotic = drawn.exotic() ? player.exotic() : Optional.empty();
    if (room && exotic.isEmpty()) {
      menu.offer(new Move.Take(Optional.empty()));
    } else {
      for (Pet pet : player.pets()) {
        if (exotic.isEmpty() || exotic.get().equals(pet)) {
          menu.offer(new Move.Take(Optional.of(PetRef.of(seat, pet.slot()))));
        }
      }
    }
    menu.offer(new Move.Release());
  }
}
