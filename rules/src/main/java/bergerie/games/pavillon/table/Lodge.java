package bergerie.games.pavillon.table;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.Player;
import bergerie.rules.Seat;
import java.util.Optional;

/**
 * Everything that is true: the state of a game.
 *
 * @param round the number of the combat that is played or prepared, from 1
 * @param row the spells of the draft
 * @param bank the coins nobody has
 * @param ranking of the last combat, the winner first
 * @param agenda what is still to be done, the next first; empty when the game is over
 * @param glasses how many sand glasses have been turned
 */
public record Lodge(
    Ground ground,
    int round,
    ShortList<Player> players,
    Pile<Species> pets,
    Pile<Weapon> weapons,
    Pile<Spell> spells,
    ShortList<Weapon> shop,
    ShortList<Spell> row,
    int bank,
    Combat combat,
    ShortList<Seat> ranking,
    ShortList<Task> agenda,
    int glasses,
    Optional<Last> last)
    implements Situation {

  /** The same with another state of the window that is open. */
  public Lodge answered(Task.Respond window, Optional<Last> now) {
    return new Lodge(
        ground,
        round,
        players,
        pets,
        weapons,
        spells,
        shop,
        row,
        bank,
        combat,
        ranking,
        agenda.with(0, window),
        glasses,
        now);
  }

  @Override
  public Task next() {
    return agenda.getFirst();
  }

  @Override
  public boolean over() {
    return agenda.isEmpty();
  }

  @Override
  public Player player(int seat) {
    return players.get(seat);
  }

  @Override
  public Seat active() {
    return combat.active();
  }

  @Override
  public int turn() {
    return combat.turn();
  }

  @Override
  public int passes() {
    return combat.passes();
  }

  @Override
  public int cast() {
    return combat.cast();
  }

  @Override
  public Optional<Strike> declared() {
    return combat.declared();
  }
}
