package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.cards.Card;
import bergerie.games.pavillon.cards.Species;
import bergerie.games.pavillon.cards.Spell;
import bergerie.games.pavillon.cards.Weapon;
import bergerie.games.pavillon.player.PetRef;
import bergerie.games.pavillon.table.Situation;
import bergerie.rules.Seat;
import bergerie.telling.Beat;
import bergerie.telling.Gender;
import bergerie.telling.Noun;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.List;

/** What sentences and beats speak of: things and places by their ids, and what they are called. */
public final class Things {

  public static final String SHOP = "shop";
  public static final String ROW = "row";
  public static final String PETS = "pets";
  public static final String WEAPONS = "weapons";
  public static final String SPELLS = "spells";

  public static final Part.Thing LIFE =
      new Part.Thing("life", Noun.feminine(Noun.forms("Life", "Life"), Noun.forms("Vie", "Vies")));

  public static final Part.Thing COIN =
      new Part.Thing(
          "coin", Noun.feminine(Noun.forms("Coin", "Coins"), Noun.forms("Pièce", "Pièces")));

  public static final Part.Thing ATTACK =
      new Part.Thing(
          "attack",
          new Noun(
              Noun.forms("Attack", "Attack"),
              Noun.forms("point d’Attaque", "points d’Attaque"),
              Gender.MASCULINE));

  private Things() {}

  public static Part.Some life(int count) {
    return new Part.Some(count, LIFE);
  }

  public static Part.Some coins(int count) {
    return new Part.Some(count, COIN);
  }

  public static Part.Some attack(int count) {
    return new Part.Some(count, ATTACK);
  }

  public static Part.Thing card(Card card) {
    String kind =
        switch (card) {
          case Species _ -> "pet:";
          case Weapon _ -> "weapon:";
          case Spell _ -> "spell:";
        };
    return new Part.Thing(kind + card.id(), Titles.noun(card));
  }

  public static Part.Thing pet(Situation s, PetRef ref) {
    return card(s.surely(ref).species());
  }

  /** A thing with whoever has it: “your wolf”, “Anna’s wolf”. */
  public static Part owned(Seat seat, Part.Thing thing) {
    return new Part.Inner(
        Sentence.of("{0:your {1}|{0}’s {1}}", "{0:votre {1}|{le 1} {de 0}}", seat.who(), thing));
  }

  /** A spell: English calls it by its title. */
  public static Part spell(Part.Thing spell) {
    return new Part.Inner(Sentence.of("{0}", "{le 0}", spell));
  }

  /** A thing, whoever has it. */
  static Part plain(Part.Thing thing) {
    return new Part.Inner(Sentence.of("{the 0}", "{le 0}", thing));
  }

  /** Several, one after another: “a, b and c”. */
  public static Part listed(List<Part> parts) {
    Sentence line = Sentence.NONE;
    for (int i = 0; i < parts.size(); i++) {
      boolean last = i == parts.size() - 1;
      Sentence next =
          i == 0
              ? Sentence.of("{0}", "{0}", parts.get(i))
              : last
                  ? Sentence.of(" and {0}", " et {0}", parts.get(i))
                  : Sentence.of(", {0}", ", {0}", parts.get(i));
      line = line.then(next);
    }
    return new Part.Inner(line);
  }

  /** Something happens to a pet, where it lies. */
  public static Beat beat(Situation s, PetRef ref, String verb, String rule) {
    return with(Beat.of(verb, rule).by(ref.seat().index()).to(Names.place(ref)), pet(s, ref));
  }

  /** Something happens to a player. */
  public static Beat beat(Seat seat, String verb, String rule) {
    return Beat.of(verb, rule).by(seat.index()).to(Names.seat(seat));
  }

  /** The same beat with a thing more. */
  public static Beat with(Beat beat, Part.Thing more) {
    List<String> things = new ArrayList<>(beat.things());
    things.add(more.id());
    return beat.with(things.toArray(String[]::new));
  }

  /** A card goes to the discards. */
  public static Beat discarded(Part.Thing card, String from, String rule) {
    return with(Beat.of("discard", rule), card).from(from);
  }
}
