package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Card;
import bergerie.games.wolfwalkers.cards.Deck;
import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Objective;
import bergerie.games.wolfwalkers.cards.Permanent;
import bergerie.games.wolfwalkers.cards.Power;
import bergerie.games.wolfwalkers.cards.Series;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.grid.Placed;
import bergerie.games.wolfwalkers.tale.Tale;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.telling.Beat;
import bergerie.telling.Gender;
import bergerie.telling.Noun;
import bergerie.telling.Part;
import java.util.Optional;

/**
 * What sentences and beats speak of: things and places by their ids, and what they are called. A
 * card is what it shows: its id says how it is drawn, and two that look alike have the same.
 */
public record Things(Deck deck) {

  static final String PILE = "pile";

  public SpokenCard face(int card, Side side) {
    return new SpokenCard(
        side,
        switch (side) {
          case STORY -> story(deck.card(card).icons());
          case OBJECTIVE -> objective(deck.card(card));
        });
  }

  /** A card as it lies in a grid, with what Powers have changed of its icons. */
  public SpokenCard face(Placed placed) {
    return placed.isStory()
        ? new SpokenCard(Side.STORY, story(placed.icons(deck)))
        : face(placed.card(), placed.side());
  }

  /** What a Story shows, as it is said after “a Story”. */
  public static Part.Thing story(int icons) {
    Words shown =
        icons == 0
            ? new Words("without icons", "sans icône")
            : new Words("with {0}", "avec {0}")
                .with(Series.of(Icon.in(icons).stream().map(Icon::seen).toList()));
    return new Part.Thing(
        "story:" + Icon.letters(icons), Noun.only(shown.en(), shown.fr(), Gender.FEMININE));
  }

  private static Part.Thing objective(Card card) {
    Objective asked = card.objective();
    return new Part.Thing(
        "objective:" + asked.kind() + ":" + asked.pattern() + ":" + asked.points(),
        Noun.only(
            "“" + card.title().en() + "”", "« " + card.title().fr() + " »", Gender.MASCULINE));
  }

  public static Part.Thing power(Power power) {
    return new Part.Thing("power:" + power.id(), titled("Power", "Pouvoir", power.title()));
  }

  public static Part.Thing permanent(Permanent permanent) {
    return new Part.Thing(
        "permanent:" + permanent.id(), titled("Permanent", "Permanent", permanent.title()));
  }

  private static Noun titled(String en, String fr, Words title) {
    return Noun.only(
        en + " “" + title.en() + "”", fr + " « " + title.fr() + " »", Gender.MASCULINE);
  }

  /** An icon, called as it is seen. */
  static Part.Thing icon(Icon icon) {
    Words seen = icon.seen();
    return new Part.Thing(
        "icon:" + icon.letter(), Noun.only(seen.en(), seen.fr(), Gender.FEMININE));
  }

  static String hand(Seat seat) {
    return "hand:" + seat.index();
  }

  static String market(int place) {
    return "market:" + place;
  }

  static String cell(Seat seat, Cell cell) {
    return "grid:" + seat.index() + ":" + cell;
  }

  /** The visible top of the pile fills a place of the market. */
  Optional<Beat> refill(Tale before, int place, String rule) {
    return before.pile().visible().stream()
        .mapToObj(top -> face(top, before.market().place(place).side()))
        .map(thing -> Beat.of("come", rule).with(thing.id()).from(PILE).to(market(place)))
        .findFirst();
  }
}
