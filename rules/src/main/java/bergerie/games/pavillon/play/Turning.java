package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.facts.Waiting;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Last;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Move;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.telling.Story;
import bergerie.rules.Actor;
import bergerie.rules.Seat;
import java.util.Optional;

/** One move, and all that follows from it. */
public final class Turning {

  private final Workbench b;
  private final Resolver resolver;

  Turning(Workbench b, Story story) {
    this.b = b;
    this.resolver = new Resolver(b, story);
  }

  public static Lodge played(Lodge t, Actor actor, Move move, Story story) {
    if (move instanceof Move.Pass && actor instanceof Actor.Player(Seat seat)) {
      Optional<Task.Respond> still = stillOpen(t, seat);
      if (still.isPresent()) {
        return t.answered(still.get(), sealed(t, move) ? t.last() : last(actor, move));
      }
    }
    Turning turning = new Turning(new Workbench(t), story);
    turning.take(actor, move);
    return turning.b.lodge();
  }

  /** What comes of a table by itself, until somebody has to choose or a card to be drawn. */
  public static Lodge goneOn(Lodge t) {
    Workbench b = new Workbench(t);
    new Resolver(b, new Story.Untold()).run();
    return b.lodge();
  }

  /** Carries a move out, in place. */
  void take(Actor actor, Move move) {
    if (!sealed(b, move)) {
      b.last = last(actor, move);
    }
    takeUnseen(actor, move);
  }

  /** The same where nobody will ever ask for the last move. */
  void takeUnseen(Actor actor, Move move) {
    make(actor, move);
    resolver.run();
  }

  private static Optional<Last> last(Actor actor, Move move) {
    return Optional.of(new Last(actor, move));
  }

  // PT-35: while others may still respond, a pass changes nothing but who has passed.
  private static Optional<Task.Respond> stillOpen(Lodge t, Seat seat) {
    if (t.next() instanceof Task.Respond respond) {
      Task.Respond next = respond.passedBy(seat);
      return Waiting.of(t, next) == Waiting.PLAYERS ? Optional.of(next) : Optional.empty();
    }
    return Optional.empty();
  }

  /** Whether only the one who makes the move, or is dealt the card, may know it. */
  public static boolean sealed(Situation t, Move move) {
    Task task = t.next();
    return switch (move) {
      case Move.Keep _, Move.Stand _ -> true;
      case Move.Pass _ -> t.ground().sand();
      case Move.DealPet(Species pet) -> task instanceof Task.DealStarters && !pet.exotic();
      case Move.DealSpell _ -> task instanceof Task.DrawSpell;
      case Move.Buy _,
          Move.Refresh _,
          Move.Replace _,
          Move.Tame _,
          Move.Done _,
          Move.Take _,
          Move.Release _,
          Move.Attack _,
          Move.Hold _,
          Move.Cast _,
          Move.ChoosePet _,
          Move.ChoosePlayer _,
          Move.GiveUp _,
          Move.Pick _,
          Move.Decline _,
          Move.DealWeapon _,
          Move.DealFirst _,
          Move.SandOut _ ->
          false;
    };
  }

  /** Whether the others may not even know that there was a move. */
  public static boolean silent(Lodge t, Move move) {
    return move instanceof Move.Stand || (move instanceof Move.Pass && t.ground().sand());
  }

  private void make(Actor actor, Move move) {
    if (move instanceof Move.Stand(Standing standing) && actor instanceof Actor.Player(Seat seat)) {
      b.set(seat, b.player(seat).standing(standing));
      return;
    }
    Task task = b.agenda.removeNext();
    switch (actor) {
      case Actor.Player(Seat seat) -> chosen(task, seat, move);
      case Actor.Deal _ -> dealt(task, move);
      case Actor.Glass _ -> {
        // PT-35: the window closes.
      }
    }
  }

  private void chosen(Task task, Seat seat, Move move) {
    switch (move) {
      case Move.Keep(Species pet) -> {
        b.set(seat, b.player(seat).offered(b.player(seat).offer().keeping(pet)));
        b.agenda.first(task);
      }
      case Move.Buy(Weapon weapon) -> {
        acted(task);
        resolver.preparation().buy(seat, weapon);
      }
      case Move.Refresh _ -> {
        acted(task);
        b.agenda.first(new Task.Refresh(seat));
      }
      case Move.Tame _ -> {
        acted(task);
        b.agenda.first(new Task.Tame(seat));
      }
      case Move.Done _, Move.Decline _ -> {}
      case Move.Replace(Weapon weapon) -> {
        if (task instanceof Task.Place(_, Weapon drawn)) {
          resolver.preparation().place(drawn, weapon);
        }
      }
      case Move.Take(var over) -> {
        if (task instanceof Task.Adopt(_, Species drawn)) {
          resolver.preparation().adopt(seat, drawn, over);
        }
      }
      case Move.Release _ -> {
        if (task instanceof Task.Adopt(_, Species drawn)) {
          resolver.preparation().release(drawn);
        }
      }
      case Move.Attack(PetRef by, PetRef at) -> resolver.fighting().declare(strike(task, by, at));
      case Move.Hold _ -> {
        if (task instanceof Task.ChooseStrike(var extra)) {
          resolver.fighting().hold(extra);
        }
      }
      case Move.Cast cast -> {
        if (task instanceof Task.Respond respond) {
          resolver.casting().cast(seat, cast, respond);
        }
      }
      case Move.Pass _ -> {
        if (task instanceof Task.Respond respond) {
          b.agenda.first(respond.passedBy(seat));
        }
      }
      case Move.ChoosePet(PetRef ref) -> {
        if (task instanceof Task.Apply apply) {
          resolver.effects().apply(apply, ref);
        } else {
          resolver.preparation().dismiss(ref);
          b.agenda.first(task);
        }
      }
      case Move.ChoosePlayer(Seat other) -> {
        if (task instanceof Task.Apply apply) {
          resolver.effects().apply(apply, other);
        } else {
          resolver.aftermath().strike(seat, ShortList.of(other));
        }
      }
      case Move.GiveUp(Spell spell) -> lose(seat, spell);
      case Move.Pick(Spell spell) -> resolver.aftermath().picked(seat, spell);
      case Move.Stand _,
          Move.DealPet _,
          Move.DealWeapon _,
          Move.DealSpell _,
          Move.DealFirst _,
          Move.SandOut _ ->
          throw new IllegalArgumentException("never a choice: " + move);
    }
  }

  /** PT-20: an action is used. */
  private void acted(Task task) {
    if (task instanceof Task.Shopping(Seat seat, int actions)) {
      b.agenda.first(new Task.Shopping(seat, actions - 1));
    }
  }

  private static Strike strike(Task task, PetRef by, PetRef at) {
    int less =
        task instanceof Task.ChooseStrike(Optional<Extra> extra)
            ? extra.map(Extra::less).orElse(0)
            : 0;
    return new Strike(by, at, less);
  }

  private void lose(Seat seat, Spell spell) {
    Player player = b.player(seat);
    b.set(seat, player.without(player.held(spell).orElseThrow()));
    b.spells = b.spells.discarded(spell);
  }

  private void dealt(Task task, Move move) {
    switch ((Task.Drawing) task) {
      case Task.DealStarters(Seat seat) -> {
        b.agenda.first(task);
        resolver.preparation().starterDrawn(seat, ((Move.DealPet) move).pet());
      }
      case Task.FillShop _ -> {
        b.agenda.first(task);
        resolver.preparation().stocked(((Move.DealWeapon) move).weapon());
      }
      case Task.DrawFirst _ -> {
        // PT-12: this player is first, as if the winner of a combat before.
        b.ranking = b.clockwiseFrom(((Move.DealFirst) move).seat());
        b.agenda.first(new Task.StartCombat());
      }
      case Task.Refresh(Seat seat) -> {
        Weapon drawn = resolver.preparation().weaponDrawn(((Move.DealWeapon) move).weapon());
        b.agenda.first(new Task.Place(seat, drawn));
      }
      case Task.Tame(Seat seat) -> {
        Species drawn = resolver.preparation().petDrawn(((Move.DealPet) move).pet());
        b.agenda.first(new Task.Adopt(seat, drawn));
      }
      case Task.DrawSpell(Seat seat) -> {
        Spell drawn = resolver.aftermath().drawn(((Move.DealSpell) move).spell());
        b.set(seat, b.player(seat).handed(Held.first(drawn, Held.Sight.SECRET)));
      }
      case Task.LoseSpell(Seat seat) -> lose(seat, ((Move.DealSpell) move).spell());
      case Task.Reveal _ -> resolver.aftermath().revealed(((Move.DealSpell) move).spell());
    }
  }
}
