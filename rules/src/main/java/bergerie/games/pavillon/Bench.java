package bergerie.games.pavillon;

import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table while a move is carried out: taken from a {@link Table}, changed in place, and laid
 * down as a new one. It never outlives the move.
 */
final class Bench implements Situation {

  private final Ground ground;
  private final Player[] players;

  int round;
  Pile<Species> pets;
  Pile<Weapon> weapons;
  Pile<Spell> spells;
  List<Weapon> shop;
  List<Spell> row;
  int bank;
  Seat active;
  int turn;
  int passes;
  int cast;
  int steps;
  Optional<Strike> declared;
  List<Extra> extras;
  List<Seat> fallen;
  List<Seat> ranking;
  final List<Task> agenda;
  int glasses;
  Optional<Last> last;

  Bench(Table table) {
    ground = table.ground();
    players = table.players().toArray(new Player[0]);
    round = table.round();
    pets = table.pets();
    weapons = table.weapons();
    spells = table.spells();
    shop = table.shop();
    row = table.row();
    bank = table.bank();
    Combat combat = table.combat();
    active = combat.active();
    turn = combat.turn();
    passes = combat.passes();
    cast = combat.cast();
    steps = combat.steps();
    declared = combat.declared();
    extras = combat.extras();
    fallen = combat.fallen();
    ranking = table.ranking();
    agenda = new ArrayList<>(table.agenda());
    glasses = table.glasses();
    last = table.last();
  }

  Table table() {
    Combat combat =
        turn == 0
            ? Combat.NONE
            : new Combat(active, turn, passes, cast, steps, declared, extras, fallen);
    return new Table(
        ground,
        round,
        List.of(players),
        pets,
        weapons,
        spells,
        shop,
        row,
        bank,
        combat,
        ranking,
        agenda,
        glasses,
        last);
  }

  // The agenda

  Task next() {
    return agenda.getFirst();
  }

  /** These come first, in this order. */
  void first(List<? extends Task> tasks) {
    agenda.addAll(0, tasks);
  }

  void first(Task task) {
    agenda.addFirst(task);
  }

  // PT-36: no stack. What is set off waits behind what was set off before.
  void queue(List<Task.Part> parts) {
    int at = 0;
    while (at < agenda.size() && agenda.get(at) instanceof Task.Part) {
      at++;
    }
    agenda.addAll(at, parts);
  }

  /** Everything after this one, in this order and nothing else. */
  void only(List<Task> tasks) {
    agenda.clear();
    agenda.addAll(tasks);
  }

  // Players and pets

  void set(Seat seat, Player player) {
    players[seat.index()] = player;
  }

  void set(PetRef ref, Pet pet) {
    set(ref.seat(), player(ref.seat()).with(pet));
  }

  /** What the player got of these coins; the bank gives no more than it has. */
  int pay(Seat seat, int coins) {
    int moved = Math.min(bank, Math.max(coins, -player(seat).coins()));
    bank -= moved;
    set(seat, player(seat).withCoins(player(seat).coins() + moved));
    return moved;
  }

  /** The seats in play, clockwise from this one. */
  List<Seat> clockwiseFrom(Seat seat) {
    List<Seat> seats = new ArrayList<>(players.length);
    for (int step = 0; step < players.length; step++) {
      Seat next = seat.next(step, players.length);
      if (player(next).in()) {
        seats.add(next);
      }
    }
    return seats;
  }

  @Override
  public Ground ground() {
    return ground;
  }

  @Override
  public Player player(Seat seat) {
    return players[seat.index()];
  }

  @Override
  public Pile<Species> pets() {
    return pets;
  }

  @Override
  public Pile<Weapon> weapons() {
    return weapons;
  }

  @Override
  public Pile<Spell> spells() {
    return spells;
  }

  @Override
  public List<Weapon> shop() {
    return shop;
  }

  @Override
  public List<Spell> row() {
    return row;
  }

  @Override
  public Seat active() {
    return active;
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public List<Task> agenda() {
    return agenda;
  }

  @Override
  public int passes() {
    return passes;
  }

  @Override
  public int cast() {
    return cast;
  }

  @Override
  public Optional<Strike> declared() {
    return declared;
  }
}
