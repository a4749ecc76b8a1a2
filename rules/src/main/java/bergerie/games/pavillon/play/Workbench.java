package bergerie.games.pavillon.play;

import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.facts.Facts;
import bergerie.games.pavillon.player.Pet;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.player.Player;
import bergerie.games.pavillon.table.Combat;
import bergerie.games.pavillon.table.Extra;
import bergerie.games.pavillon.table.Ground;
import bergerie.games.pavillon.table.Last;
import bergerie.games.pavillon.table.Lodge;
import bergerie.games.pavillon.table.Pile;
import bergerie.games.pavillon.table.Situation;
import bergerie.games.pavillon.table.Strike;
import bergerie.games.pavillon.table.Task;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;

/**
 * The table while a move is carried out: taken from a {@link Lodge}, changed in place, and laid
 * down as a new one. It never outlives the move.
 */
final class Workbench implements Situation {

  private final Ground ground;
  private final Player[] players;
  private int holding;
  private int standing;

  int round;
  Pile<Species> pets;
  Pile<Weapon> weapons;
  Pile<Spell> spells;
  ShortList<Weapon> shop;
  ShortList<Spell> row;
  int bank;
  Seat active;
  int turn;
  int passes;
  int cast;
  int steps;
  Optional<Strike> declared;
  ShortList<Extra> extras;
  ShortList<Seat> fallen;
  ShortList<Seat> ranking;
  final Agenda agenda;
  int glasses;
  Optional<Last> last;

  /** Whether pets may have gone since it was last seen who has fallen (PT-37). */
  boolean losses = true;

  Workbench(Lodge lodge) {
    ground = lodge.ground();
    players = lodge.players().toArray(new Player[0]);
    holding = lodge.holding();
    standing = lodge.standing();
    round = lodge.round();
    pets = lodge.pets();
    weapons = lodge.weapons();
    spells = lodge.spells();
    shop = lodge.shop();
    row = lodge.row();
    bank = lodge.bank();
    Combat combat = lodge.combat();
    active = combat.active();
    turn = combat.turn();
    passes = combat.passes();
    cast = combat.cast();
    steps = combat.steps();
    declared = combat.declared();
    extras = combat.extras();
    fallen = combat.fallen();
    ranking = lodge.ranking();
    agenda = new Agenda(lodge.agenda());
    glasses = lodge.glasses();
    last = lodge.last();
  }

  Lodge lodge() {
    Combat combat =
        turn == 0
            ? Combat.NONE
            : new Combat(active, turn, passes, cast, steps, declared, extras, fallen);
    return new Lodge(
        ground,
        round,
        ShortList.of(players),
        pets,
        weapons,
        spells,
        shop,
        row,
        bank,
        combat,
        ranking,
        agenda.laidDown(),
        glasses,
        last);
  }

  // The agenda

  @Override
  public Task next() {
    return agenda.next();
  }

  @Override
  public boolean over() {
    return agenda.isEmpty();
  }

  /** Everything after this one, in this order and nothing else. */
  void only(List<Task> tasks) {
    agenda.clear();
    agenda.first(ShortList.copyOf(tasks));
  }

  // Players and pets

  void set(Seat seat, Player player) {
    players[seat.index()] = player;
    int bit = 1 << seat.index();
    holding = player.hand().isEmpty() ? holding & ~bit : holding | bit;
    standing = player.hasLivingPet() ? standing | bit : standing & ~bit;
  }

  @Override
  public int holding() {
    return holding;
  }

  @Override
  public int standing() {
    return standing;
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
  ShortList<Seat> clockwiseFrom(Seat seat) {
    return ground.clockwiseFrom(seat, Facts.playing(this));
  }

  /** Those of the ranking who are still in play. */
  ShortList<Seat> survivors() {
    ShortList<Seat> left = ranking;
    for (Seat seat : ranking) {
      left = player(seat).in() ? left : left.without(seat);
    }
    return left;
  }

  @Override
  public Ground ground() {
    return ground;
  }

  @Override
  public Player player(int seat) {
    return players[seat];
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
  public ShortList<Weapon> shop() {
    return shop;
  }

  @Override
  public ShortList<Spell> row() {
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
