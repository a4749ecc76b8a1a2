package bergerie.games.pavillon.player;

import bergerie.games.pavillon.cards.Asset;
import bergerie.games.pavillon.cards.ShortList;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Trigger;
import bergerie.games.pavillon.cards.Weapon;
import java.util.Optional;

/** All that lies before a player. */
public record Player(
    Presence presence,
    int life,
    int coins,
    Weapon weapon,
    Troop pets,
    ShortList<Held> hand,
    Optional<Spell> aspect,
    Starters offer,
    Standing standing,
    Tally tally,
    Venom venom) {

  /** PT-2: nobody has more Life, or more Coins at the start. */
  public static final int LIFE = 10;

  public static final int COINS = 5;

  /** Players at the largest table. */
  public static final int MOST = 4;

  enum Presence {
    IN,
    ELIMINATED
  }

  private static final Player FRESH = blank(Presence.IN, LIFE, COINS);
  private static final Player GONE = blank(Presence.ELIMINATED, 0, 0);

  public static Player fresh() {
    return FRESH;
  }

  public static Player gone() {
    return GONE;
  }

  private static Player blank(Presence presence, int life, int coins) {
    return new Player(
        presence,
        life,
        coins,
        Weapon.BASIC,
        Troop.NONE,
        ShortList.none(),
        Optional.empty(),
        Starters.NONE,
        Standing.ASK,
        Tally.NONE,
        Venom.NONE);
  }

  public boolean in() {
    return presence == Presence.IN;
  }

  public boolean hasLivingPet() {
    return pets.living() != 0;
  }

  /** Whether any card gives something of this kind all the time. */
  public boolean gives(Asset asset) {
    return (assets() & asset.bit()) != 0;
  }

  private int assets() {
    int own = weapon.powers().assets() | pets.assets();
    return aspect.isPresent() ? own | aspect.get().powers().assets() : own;
  }

  /** When something is set off by any card, as bits of {@link Trigger.Moment}. */
  public int fired() {
    int own = weapon.powers().fired() | pets.fired();
    return aspect.isPresent() ? own | aspect.get().powers().fired() : own;
  }

  /** PT-5: what a weapon costs this player, who gets something for the old one. */
  public int price(Weapon wanted) {
    return wanted.cost() - weapon.refund();
  }

  public Optional<Pet> exotic() {
    for (Pet pet : pets) {
      if (pet.species().exotic()) {
        return Optional.of(pet);
      }
    }
    return Optional.empty();
  }

  /** A copy of the spell; one that everybody has seen rather than a secret one. */
  public Optional<Held> held(Spell spell) {
    return held(spell, 0);
  }

  /** The copy that has entered a hand so often; with 0 any. */
  public Optional<Held> held(Spell spell, int entries) {
    for (Held held : hand) {
      if (held.spell().equals(spell) && (entries == 0 || held.entries() == entries)) {
        return Optional.of(held);
      }
    }
    return Optional.empty();
  }

  // PT-40: nothing that acts on spells touches aspects, not even in a hand.
  /** The spells of the hand that may be taken from it. */
  public ShortList<Held> exposed() {
    ShortList<Held> exposed = hand;
    for (Held held : hand) {
      exposed = held.spell().aspect() ? exposed.without(held) : exposed;
    }
    return exposed;
  }

  public Player with(Pet changed) {
    return withPets(pets.with(changed));
  }

  /** With a pet more, in the first free place. */
  public Player tamed(Species species) {
    return withPets(pets.and(species));
  }

  public Player without(Pet pet) {
    return withPets(pets.without(pet));
  }

  /** With a spell more, in the order of the cards. */
  public Player handed(Held spell) {
    int place = hand.size();
    while (place > 0 && hand.get(place - 1).compareTo(spell) > 0) {
      place--;
    }
    return withHand(hand.inserted(place, spell));
  }

  public Player without(Held spell) {
    return withHand(hand.without(spell));
  }

  /** PT-34: fully healed, face up, and nothing left of the combat. */
  public Player rested() {
    Standing next = standing == Standing.THIS_COMBAT ? Standing.ASK : standing;
    return new Player(
        presence, life, coins, weapon, pets.rested(), hand, aspect, offer, next, Tally.NONE, venom);
  }

  public Player withLife(int now) {
    return new Player(
        presence, now, coins, weapon, pets, hand, aspect, offer, standing, tally, venom);
  }

  public Player withCoins(int now) {
    return new Player(
        presence, life, now, weapon, pets, hand, aspect, offer, standing, tally, venom);
  }

  public Player armed(Weapon now) {
    return new Player(
        presence, life, coins, now, pets, hand, aspect, offer, standing, tally, venom);
  }

  public Player withPets(Troop now) {
    return new Player(
        presence, life, coins, weapon, now, hand, aspect, offer, standing, tally, venom);
  }

  Player withHand(ShortList<Held> now) {
    return new Player(
        presence, life, coins, weapon, pets, now, aspect, offer, standing, tally, venom);
  }

  public Player withoutAspect() {
    return new Player(
        presence,
        life,
        coins,
        weapon,
        pets,
        hand,
        Optional.empty(),
        offer,
        standing,
        aspect.map(tally::putAway).orElse(tally),
        venom);
  }

  public Player underAspect(Spell now) {
    return new Player(
        presence,
        life,
        coins,
        weapon,
        pets,
        hand,
        Optional.of(now),
        offer,
        standing,
        tally.takenUp(now),
        venom);
  }

  public Player offered(Starters now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, now, standing, tally, venom);
  }

  public Player standing(Standing now) {
    return new Player(presence, life, coins, weapon, pets, hand, aspect, offer, now, tally, venom);
  }

  public Player tallied(Tally now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, offer, standing, now, venom);
  }

  public Player poisoned(Venom now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, offer, standing, tally, now);
  }
}
