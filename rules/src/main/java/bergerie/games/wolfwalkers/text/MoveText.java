package bergerie.games.wolfwalkers.text;

import bergerie.games.wolfwalkers.cards.Icon;
import bergerie.games.wolfwalkers.cards.Side;
import bergerie.games.wolfwalkers.grid.Cell;
import bergerie.games.wolfwalkers.tale.Move;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Moves as text. */
public final class MoveText {

  private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]?");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private MoveText() {}

  public static String write(Move move) {
    return switch (move) {
      case Move.Take(Move.Origin from, Cell cell) -> write(from) + "@" + cell;
      case Move.Use(int power) -> "use " + power;
      case Move.Swap(Cell one, Cell two) -> "swap " + one + " " + two;
      case Move.Shift(Cell from, Cell to) -> "move " + from + " " + to;
      case Move.Flip(Cell cell) -> "flip " + cell;
      case Move.Ink(Icon icon, Cell cell) -> "ink " + icon.letter() + " " + cell;
      case Move.Pick(Cell cell) -> "pick " + cell;
      case Move.Reserve(int place) -> "reserve " + place;
      case Move.Name(List<Integer> places) -> "name " + joined(places);
      case Move.Forbid(Side side) -> "forbid " + side.id();
      case Move.Barter(Cell cell, int place) -> "barter " + cell + " " + place;
      case Move.Bargain(Cell own, Seat other, Cell theirs) ->
          "bargain " + own + " " + seat(other) + " " + theirs;
      case Move.Order(List<Integer> order) -> "order " + joined(order);
      case Move.Keep(int card) -> "keep " + card;
      case Move.Pass _ -> "pass";
      case Move.First(Seat seat) -> "first " + seat(seat);
      case Move.DrawPermanent(int id) -> "permanent " + id;
      case Move.DrawPower(int id) -> "power " + id;
      case Move.Draw(int card) -> String.valueOf(card);
    };
  }

  private static String write(Move.Origin origin) {
    return switch (origin) {
      case Move.Origin.Place(int number) -> String.valueOf(number);
      case Move.Origin.Top _ -> "top";
      case Move.Origin.Path(int depth, Side side) -> "path" + depth + "-" + side.id();
    };
  }

  private static String joined(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  static String seat(Seat seat) {
    return "P" + (seat.index() + 1);
  }

  static Optional<Seat> seat(String text) {
    return text.matches("P[1-4]") ? Optional.of(Seat.of(text.charAt(1) - '1')) : Optional.empty();
  }

  static Reading<Move> read(String text) {
    List<String> words = Arrays.asList(BLANKS.split(text.strip(), -1));
    List<String> rest = words.subList(1, words.size());
    Optional<? extends Move> move =
        switch (words.getFirst()) {
          case "use" -> one(rest, MoveText::number, Move.Use::new);
          case "swap" -> two(rest, Cell::read, Cell::read, Move.Swap::new);
          case "move" -> two(rest, Cell::read, Cell::read, Move.Shift::new);
          case "flip" -> one(rest, Cell::read, Move.Flip::new);
          case "ink" -> two(rest, MoveText::icon, Cell::read, Move.Ink::new);
          case "pick" -> one(rest, Cell::read, Move.Pick::new);
          case "reserve" -> one(rest, MoveText::number, Move.Reserve::new);
          case "name" -> numbers(rest).map(Move.Name::new);
          case "forbid" -> one(rest, Side::of, Move.Forbid::new);
          case "barter" -> two(rest, Cell::read, MoveText::number, Move.Barter::new);
          case "bargain" -> bargain(rest);
          case "order" -> numbers(rest).map(Move.Order::new);
          case "keep" -> one(rest, MoveText::number, Move.Keep::new);
          case "pass" -> rest.isEmpty() ? Optional.of(new Move.Pass()) : Optional.empty();
          case "first" -> one(rest, MoveText::seat, Move.First::new);
          case "permanent" -> one(rest, MoveText::number, Move.DrawPermanent::new);
          case "power" -> one(rest, MoveText::number, Move.DrawPower::new);
          default -> rest.isEmpty() ? single(words.getFirst()) : Optional.empty();
        };
    return move.<Reading<Move>>map(Reading::of)
        .orElseGet(
            () ->
                Reading.garbled(
                    new Words(
                            "“{0}” is no move here: expected a card taken and placed as 3@0,1 or"
                                + " top@0,1, a Power as use 14, or what the Power asks for as"
                                + " swap 0,0 1,0",
                            "« {0} » n’est pas un coup : attendu une carte prise et placée comme"
                                + " 3@0,1 ou top@0,1, un Pouvoir comme use 14, ou ce que le"
                                + " Pouvoir demande comme swap 0,0 1,0")
                        .with(text)));
  }

  private static Optional<Move> single(String text) {
    int at = text.indexOf('@');
    if (at < 0) {
      return number(text).map(Move.Draw::new);
    }
    return Cell.read(text.substring(at + 1))
        .flatMap(cell -> origin(text.substring(0, at)).map(origin -> new Move.Take(origin, cell)));
  }

  private static Optional<Move.Origin> origin(String text) {
    if (text.equals("top")) {
      return Optional.of(new Move.Origin.Top());
    }
    if (text.matches("path[1-9]-[a-z]+")) {
      return Side.of(text.substring(6))
          .map(side -> new Move.Origin.Path(text.charAt(4) - '0', side));
    }
    return number(text).map(Move.Origin.Place::new);
  }

  private static Optional<Move.Bargain> bargain(List<String> rest) {
    if (rest.size() != 3) {
      return Optional.empty();
    }
    return Cell.read(rest.get(0))
        .flatMap(
            own ->
                seat(rest.get(1))
                    .flatMap(
                        other ->
                            Cell.read(rest.get(2))
                                .map(theirs -> new Move.Bargain(own, other, theirs))));
  }

  private static <A, M> Optional<M> one(
      List<String> rest, Function<String, Optional<A>> first, Function<A, M> made) {
    return rest.size() == 1 ? first.apply(rest.getFirst()).map(made) : Optional.empty();
  }

  private static <A, B, M> Optional<M> two(
      List<String> rest,
      Function<String, Optional<A>> first,
      Function<String, Optional<B>> second,
      BiFunction<A, B, M> made) {
    if (rest.size() != 2) {
      return Optional.empty();
    }
    return first
        .apply(rest.get(0))
        .flatMap(a -> second.apply(rest.get(1)).map(b -> made.apply(a, b)));
  }

  static Optional<Integer> number(String text) {
    return NUMBER.matcher(text).matches() ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }

  static Optional<List<Integer>> numbers(List<String> texts) {
    List<Integer> numbers = new ArrayList<>();
    for (String text : texts) {
      number(text).ifPresent(numbers::add);
    }
    return numbers.size() == texts.size() && !numbers.isEmpty()
        ? Optional.of(numbers)
        : Optional.empty();
  }

  private static Optional<Icon> icon(String text) {
    return text.length() == 1 ? Icon.of(text.charAt(0)) : Optional.empty();
  }
}
