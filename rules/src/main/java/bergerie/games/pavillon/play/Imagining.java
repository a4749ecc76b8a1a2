package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.player.Held;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.player.Standing;
import bergerie.games.pavillon.player.Starters;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Task;
import bergerie.games.pavillon.table.Window;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Deals anew what a viewer does not know: the others' first pets and their choice, spells they drew
 * secretly, and what they have answered to a window or in advance.
 */
public final class Imagining {

  private final Workbench b;
  private final Dice dice;
  private final List<Seat> others;

  public Imagining(Lodge t, Viewer viewer, Dice dice) {
    this.b = new Workbench(t);
    this.dice = dice;
    this.others =
        t.ground().seats().stream().filter(seat -> !viewer.equals(Viewer.player(seat))).toList();
  }

  public Lodge lodge() {
    offers();
    hands();
    answers();
    return b.lodge();
  }

  // PT-10: what the others were dealt is any of the common pets left.
  private void offers() {
    List<Species> pool = new ArrayList<>(b.pets.unseen());
    others.forEach(seat -> pool.addAll(b.player(seat).offer().pets()));
    // In an order that tells nothing of who has what.
    pool.sort(Comparator.comparingInt(Species::index));
    for (Seat seat : others) {
      Starters real = b.player(seat).offer();
      Starters offer = Starters.NONE;
      for (int i = 0; i < real.pets().size(); i++) {
        List<Species> common = pool.stream().filter(pet -> !pet.exotic()).toList();
        Species pet = dice.pick(common);
        pool.remove(pet);
        offer = offer.and(pet);
      }
      if (real.kept().isPresent()) {
        offer = offer.keeping(dice.pick(offer.pets()));
      }
      b.set(seat, b.player(seat).offered(offer));
    }
    b.pets = b.pets.shuffledAnew(pool);
  }

  // PT-6: a spell that was drawn secretly may be any that nobody has seen.
  private void hands() {
    List<Spell> pool = new ArrayList<>(b.spells.unseen());
    List<Seat> drawing = new ArrayList<>();
    for (Seat seat : others) {
      for (Held held : secrets(seat)) {
        pool.add(held.spell());
        drawing.add(seat);
        b.set(seat, b.player(seat).without(held));
      }
    }
    pool.sort(Comparator.comparingInt(Spell::index));
    robbed()
        .filter(drawing::remove)
        .ifPresent(
            seat -> draw(seat, pool, pool.stream().filter(spell -> !spell.aspect()).toList()));
    drawing.forEach(seat -> draw(seat, pool, pool));
    b.spells = b.spells.shuffledAnew(pool);
  }

  private void draw(Seat seat, List<Spell> pool, List<Spell> possible) {
    Spell spell = dice.pick(possible);
    pool.remove(spell);
    b.set(seat, b.player(seat).handed(Held.first(spell, Held.Sight.SECRET)));
  }

  // PT-40: whoever is about to lose a spell has one that is no aspect, which may be a secret one.
  private Optional<Seat> robbed() {
    Optional<Seat> robbed =
        b.over()
            ? Optional.empty()
            : switch (b.next()) {
              case Task.LoseSpell(Seat seat) -> Optional.of(seat);
              case Task.GiveUpSpell(Seat seat) -> Optional.of(seat);
              case Task _ -> Optional.empty();
            };
    return robbed.filter(seat -> b.player(seat).exposed().isEmpty());
  }

  private List<Held> secrets(Seat seat) {
    return b.player(seat).hand().stream()
        .filter(held -> held.sight() == Held.Sight.SECRET)
        .toList();
  }

  // PT-35: with sand, answers are sealed.
  private void answers() {
    if (!b.ground().sand()) {
      return;
    }
    List<Standing> possible =
        b.turn > 0 ? List.of(Standing.values()) : List.of(Standing.ASK, Standing.UNTIL_ATTACKED);
    int passed = 0;
    for (Seat seat : others) {
      Player player = b.player(seat);
      if (player.in()) {
        b.set(seat, player.standing(dice.pick(possible)));
        passed |= dice.below(2) << seat.index();
      }
    }
    if (!b.over() && b.next() instanceof Task.Respond(Window window, int real, int glass)) {
      int own = real & ~others();
      int theirs = passed & b.eligible();
      b.agenda.replaceNext(new Task.Respond(window, own | theirs, glass));
    }
  }

  private int others() {
    int bits = 0;
    for (Seat seat : others) {
      bits |= 1 << seat.index();
    }
    return bits;
  }
}
