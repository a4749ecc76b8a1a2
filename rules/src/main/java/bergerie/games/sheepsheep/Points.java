package bergerie.games.sheepsheep;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Meadow;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.games.sheepsheep.text.Things;
import bergerie.rules.Seat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.Comparator;
import java.util.Optional;

/** What a move is good for: the group it wins, or the sheep it brings together. */
final class Points {

  private Points() {}

  static Optional<Sentence> of(Pasture before, Pasture after, Seat seat, SheepSheepMove move) {
    return switch (move) {
      case SheepSheepMove.Win(int cells) -> Optional.of(won(before, seat, cells));
      case SheepSheepMove.Exchange(Card _, Cell cell) ->
          Optional.of(together(after, seat, cell).orElseGet(() -> freed(before, seat, cell)));
      case SheepSheepMove.Place(Cell cell, Family up) ->
          Optional.of(together(after, seat, cell).orElseGet(() -> apart(up)));
      case SheepSheepMove.Done _ ->
          Optional.of(
              Sentence.of(
                  "No group is in reach: another meadow may bring one.",
                  "Aucun groupe à portée : un autre pré en donnera peut-être un."));
      default -> Optional.empty();
    };
  }

  // SS-15
  private static Sentence won(Pasture before, Seat seat, int cells) {
    Family family = before.meadow().card(Group.places(cells).getFirst()).up();
    int sheep = Integer.bitCount(cells);
    boolean fetish = before.shepherd(seat).fetish().filter(family::equals).isPresent();
    return fetish
        ? Sentence.of(
            "{0} of {2:your|{2}’s} fetish: +{1}.",
            "{0} {2:de votre fétiche|du fétiche {de 2}} : +{1}.",
            some(sheep, family),
            new Part.Count(2 * sheep),
            seat.who())
        : Sentence.of("{0}: +{1}.", "{0} : +{1}.", some(sheep, family), new Part.Count(sheep));
  }

  /** The sheep that stand together with the one on a cell. */
  private static Optional<Sentence> together(Pasture after, Seat seat, Cell cell) {
    Meadow meadow = after.meadow();
    Family family = meadow.card(cell).up();
    Optional<Group> group =
        meadow.groups().stream()
            .filter(one -> (one.cells() & cell.bit()) != 0)
            .max(Comparator.comparingInt(one -> Integer.bitCount(one.cells())));
    int sheep =
        group
            .map(one -> Integer.bitCount(one.cells()))
            .orElseGet(() -> 1 + beside(meadow, cell, family));
    boolean fetish = after.shepherd(seat).fetish().filter(family::equals).isPresent();
    if (sheep == 1) {
      return Optional.empty();
    }
    return Optional.of(
        fetish
            ? Sentence.of(
                "{0} of {1:your|{1}’s} fetish stand together.",
                "{0} {1:de votre fétiche|du fétiche {de 1}} se touchent.",
                some(sheep, family),
                seat.who())
            : Sentence.of("{0} stand together.", "{0} se touchent.", some(sheep, family)));
  }

  // SS-9: the card taken may be played again; SS-20: its underside may be news to the player.
  private static Sentence freed(Pasture before, Seat seat, Cell cell) {
    return Sentence.of(
        "{2} {2:get|gets} {the 0} {1}, to be laid elsewhere.",
        "{2} {2:récupérez|récupère} {le 0} {1}, à poser ailleurs.",
        Things.sheep(before.meadow().card(cell).up()),
        Things.place(cell),
        seat.who());
  }

  private static Sentence apart(Family up) {
    return Sentence.of(
        "No other {0} is beside it: nothing for the next player there.",
        "Aucun autre {0} à côté : rien pour le joueur suivant.", Things.sheep(up));
  }

  private static int beside(Meadow meadow, Cell cell, Family family) {
    return (int)
        Cell.ALL.stream()
            .filter(other -> (cell.neighbours() & other.bit()) != 0)
            .filter(other -> meadow.at(other).filter(laid -> laid.up() == family).isPresent())
            .count();
  }

  private static Part.Some some(int count, Family family) {
    return new Part.Some(count, new Part.Thing("sheep:" + family.letter(), family.sheep()));
  }
}
