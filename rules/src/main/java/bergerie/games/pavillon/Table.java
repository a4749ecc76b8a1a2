package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is true.
 *
 * @param round the number of the combat that is played or prepared, from 1
 * @param row the spells of the draft
 * @param bank the coins nobody has
 * @param ranking of the last combat, the winner first
 * @param agenda what is still to be done, the next first; empty when the game is over
 * @param glasses how many sand glasses have been turned
 */
public record Table(
    Ground ground,
    int round,
    List<Player> players,
    Pile<Species> pets,
    Pile<Weapon> weapons,
    Pile<Spell> spells,
    List<Weapon> shop,
    List<Spell> row,
    int bank,
    Combat combat,
    List<Seat> ranking,
    List<Task> agenda,
    int glasses,
    Optional<Last> last)
    implements Situation {
  public Table {
    players = List.copyOf(players);
    shop = List.copyOf(shop);
    row = List.copyOf(row);
    ranking = List.copyOf(ranking);
    agenda = List.copyOf(agenda);
  }

  /** The same with another state of the window that is open. */
  Table answered(Task.Respond window, Optional<Last> now) {
    Task[] tasks = agenda.toArray(new Task[0]);
    tasks[0] = window;
    return new Table(
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
        List.of(tasks),
        glasses,
        now);
  }

  @Override
  public Player player(Seat seat) {
    return players.get(seat.index());
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
