package bergerie.games.pavillon;

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
    Offer offer,
    Standing standing,
    Tally tally,
    Venom venom) {

  /** PT-2: nobody has more Life, or more Coins at the start. */
  static final int LIFE = 10;

  static final int COINS = 5;

  /** Players at the largest table. */
  static final int MOST = 4;

  enum Presence {
    IN,
    ELIMINATED
  }

  private static final Player FRESH = blank(Presence.IN, LIFE, COINS);
  private static final Player GONE = blank(Presence.ELIMINATED, 0, 0);

  static Player fresh() {
    return FRESH;
  }

  static Player gone() {
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
        Offer.NONE,
        Standing.ASK,
        Tally.NONE,
        Venom.NONE);
  }

  public boolean in() {
    return presence == Presence.IN;
  }

  boolean hasLivingPet() {
    return pets.living() != 0;
  }

  /** Whether any card gives something of this kind all the time. */
  boolean gives(Asset asset) {
    return (assets() & asset.bit()) != 0;
  }

  private int assets() {
    int own = weapon.powers().assets() | pets.assets();
    return aspect.isPresent() ? own | aspect.get().powers().assets() : own;
  }

  /** When something is set off by any card, as bits of {@link Trigger.Moment}. */
  int fired() {
    int own = weapon.powers().fired() | pets.fired();
    return aspect.isPresent() ? own | aspect.get().powers().fired() : own;
  }

  /** PT-5: what a weapon costs this player, who gets something for the old one. */
  int price(Weapon wanted) {
    return wanted.cost() - weapon.refund();
  }

  Optional<Pet> exotic() {
    for (Pet pet : pets) {
      if (pet.species().exotic()) {
        return Optional.of(pet);
      }
    }
    return Optional.empty();
  }

  /** A copy of the spell; one that everybody has seen rather than a secret one. */
  Optional<Held> held(Spell spell) {
    return held(spell, 0);
  }

  /** The copy that has entered a hand so often; with 0 any. */
  Optional<Held> held(Spell spell, int entries) {
    for (Held held : hand) {
      if (held.spell().equals(spell) && (entries == 0 || held.entries() == entries)) {
        return Optional.of(held);
      }
    }
    return Optional.empty();
  }

  // PT-40: nothing that acts on spells touches aspects, not even in a hand.
  /** The spells of the hand that may be taken from it. */
  ShortList<Held> exposed() {
    ShortList<Held> exposed = hand;
    for (Held held : hand) {
      exposed = held.spell().aspect() ? exposed.without(held) : exposed;
    }
    return exposed;
  }

  Player with(Pet changed) {
    return withPets(pets.with(changed));
  }

  /** With a pet more, in the first free place. */
  Player tamed(Species species) {
    return withPets(pets.and(species));
  }

  Player without(Pet pet) {
    return withPets(pets.without(pet));
  }

  /** With a spell more, in the order of the cards. */
  Player handed(Held spell) {
    int place = hand.size();
    while (place > 0 && hand.get(place - 1).compareTo(spell) > 0) {
      place--;
    }
    return withHand(hand.inserted(place, spell));
  }

  Player without(Held spell) {
    return withHand(hand.without(spell));
  }

  /** PT-34: fully healed, face up, and nothing left of the combat. */
  Player rested() {
    Standing next = standing == Standing.THIS_COMBAT ? Standing.ASK : standing;
    return new Player(
        presence, life, coins, weapon, pets.rested(), hand, aspect, offer, next, Tally.NONE, venom);
  }

  Player withLife(int now) {
    return new Player(
        presence, now, coins, weapon, pets, hand, aspect, offer, standing, tally, venom);
  }

  Player withCoins(int now) {
    return new Player(
        presence, life, now, weapon, pets, hand, aspect, offer, standing, tally, venom);
  }

  Player armed(Weapon now) {
    return new Player(
        presence, life, coins, now, pets, hand, aspect, offer, standing, tally, venom);
  }

  Player withPets(Troop now) {
    return new Player(
        presence, life, coins, weapon, now, hand, aspect, offer, standing, tally, venom);
  }

  Player withHand(ShortList<Held> now) {
    return new Player(
        presence, life, coins, weapon, pets, now, aspect, offer, standing, tally, venom);
  }

  Player withoutAspect() {
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

  Player underAspect(Spell now) {
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

  Player offered(Offer now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, now, standing, tally, venom);
  }

  Player standing(Standing now) {
    return new Player(presence, life, coins, weapon, pets, hand, aspect, offer, now, tally, venom);
  }

  Player tallied(Tally now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, offer, standing, now, venom);
  }

  Player poisoned(Venom now) {
    return new Player(
        presence, life, coins, weapon, pets, hand, aspect, offer, standing, tally, now);
  }
}
