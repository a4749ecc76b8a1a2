package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Card;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Group;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.SheepSheepMove;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.Optional;

/** Moves as text: {@code ro@B2}, {@code win A1+A2+A3}, {@code done}, {@code r@B2}, … */
final class MoveText {

  private MoveText() {}

  public static String write(SheepSheepMove move) {
    return switch (move) {
      case SheepSheepMove.First(Seat seat) -> "first " + Tokens.seat(seat);
      case SheepSheepMove.Fetish(Seat seat, Family family) ->
          "fetish " + Tokens.seat(seat) + " " + family.letter();
      case SheepSheepMove.Give(Seat seat, Card card) -> "give " + Tokens.seat(seat) + " " + card;
      case SheepSheepMove.Lay(Cell cell, Laid laid) -> "lay " + cell + " " + laid;
      case SheepSheepMove.TurnOver(Cell cell) -> "turn " + cell;
      case SheepSheepMove.Exchange(Card card, Cell cell) -> card + "@" + cell;
      case SheepSheepMove.Win(int cells) -> "win " + Group.names(cells);
      case SheepSheepMove.Done _ -> "done";
      case SheepSheepMove.Draw(Laid laid) -> "draw " + laid;
      case SheepSheepMove.Place(Cell cell, Family up) -> up.letter() + "@" + cell;
    };
  }

  static Reading<SheepSheepMove> read(String text) {
    return parsed(text)
        .map(Reading::of)
        .orElseGet(
            () ->
                Reading.garbled(
                    new Words(
                            "“{0}” is no move here: expected an exchange ro@B2, win A1+A2+A3, done,"
                                + " or a placing r@B2",
                            "« {0} » n’est pas un coup : attendu un échange ro@B2, win A1+A2+A3,"
                                + " done, ou une pose r@B2")
                        .with(text)));
  }

  private static Optional<SheepSheepMove> parsed(String text) {
    String[] words = text.split(" ", -1);
    return switch (words.length) {
      case 1 -> text.equals("done") ? Optional.of(new SheepSheepMove.Done()) : at(text);
      case 2 -> two(words[0], words[1]);
      case 3 -> three(words[0], words[1], words[2]);
      default -> Optional.empty();
    };
  }

  private static Optional<SheepSheepMove> at(String text) {
    String[] parts = text.split("@", -1);
    if (parts.length != 2) {
      return Optional.empty();
    }
    return Cell.named(parts[1])
        .flatMap(
            cell ->
                Tokens.card(parts[0])
                    .<SheepSheepMove>map(card -> new SheepSheepMove.Exchange(card, cell))
                    .or(
                        () ->
                            Family.lettered(parts[0])
                                .map(up -> new SheepSheepMove.Place(cell, up))));
  }

  private static Optional<SheepSheepMove> two(String what, String which) {
    return switch (what) {
      case "first" -> Tokens.seat(which).map(SheepSheepMove.First::new);
      case "turn" -> Cell.named(which).map(SheepSheepMove.TurnOver::new);
      case "win" -> Tokens.cells(which).map(SheepSheepMove.Win::new);
      case "draw" -> Tokens.laid(which).map(SheepSheepMove.Draw::new);
      default -> Optional.empty();
    };
  }

  private static Optional<SheepSheepMove> three(String what, String where, String which) {
    return switch (what) {
      case "fetish" ->
          Tokens.seat(where)
              .flatMap(
                  seat ->
                      Family.lettered(which)
                          .map(family -> new SheepSheepMove.Fetish(seat, family)));
      case "give" ->
          Tokens.seat(where)
              .flatMap(seat -> Tokens.card(which).map(card -> new SheepSheepMove.Give(seat, card)));
      case "lay" ->
          Cell.named(where)
              .flatMap(cell -> Tokens.laid(which).map(laid -> new SheepSheepMove.Lay(cell, laid)));
      default -> Optional.empty();
    };
  }
}
