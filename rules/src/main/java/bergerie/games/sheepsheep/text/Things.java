package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Gender;
import bergerie.telling.Noun;
import bergerie.telling.Part;

/** What sentences and beats speak of: things and places by their ids, and what they are called. */
public final class Things {

  static final String PILE = "pile";
  static final String DRAWN = "drawn";

  private Things() {}

  /** The face of a card, where nobody needs to know the other one. */
  public static Part.Thing sheep(Family family) {
    return new Part.Thing("sheep:" + family.letter(), family.sheep());
  }

  /** A card as it lies, by both faces. */
  static Part.Thing laid(Laid laid) {
    return new Part.Thing("card:" + laid, laid.up().sheep());
  }

  /** A card with either face up. */
  static Part.Thing card(Card card) {
    Words one = card.one().label();
    Words other = card.other().label();
    return new Part.Thing(
        "card:" + card,
        Noun.only(
            one.en() + "-and-" + other.en() + " card",
            "carte " + one.fr() + " et " + other.fr(),
            Gender.FEMININE));
  }

  /** A card in somebody's hand, as it was drawn. */
  static Part.Thing drawn(Laid laid) {
    return new Part.Thing(laid(laid).id(), card(laid.card()).noun());
  }

  static Part.Thing fetish(Family family) {
    Words colour = family.label();
    return new Part.Thing(
        "fetish:" + family.letter(),
        Noun.only(colour.en() + " family", "famille " + colour.fr(), Gender.FEMININE));
  }

  static String hand(Seat seat) {
    return "hand:" + seat.index();
  }

  static String fold(Seat seat) {
    return "fold:" + seat.index();
  }

  public static Part.Place place(Cell cell) {
    Words where = cell.where();
    return new Part.Place(cell.name(), where.en(), where.fr());
  }
}
