package bergerie.games.sheepsheep.text;

import bergerie.games.sheepsheep.meadow.Agreement;
import bergerie.games.sheepsheep.meadow.Cell;
import bergerie.games.sheepsheep.meadow.Deck;
import bergerie.games.sheepsheep.meadow.Family;
import bergerie.games.sheepsheep.meadow.Laid;
import bergerie.games.sheepsheep.meadow.Pasture;
import bergerie.games.sheepsheep.meadow.Progress;
import bergerie.games.sheepsheep.meadow.Shepherd;
import bergerie.games.sheepsheep.meadow.Stage;
import bergerie.games.sheepsheep.meadow.Won;
import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads a state line back. The pile is what the line does not name. */
final class StateReader {

  private final Deck deck;

  StateReader(Deck deck) {
    this.deck = deck;
  }

  Reading<Pasture> read(Setup setup, String line) {
    List<String> fields = Arrays.stream(line.split(";", -1)).map(String::strip).toList();
    Pasture bare = Pasture.of(Agreement.of(setup), deck.pile(setup.players()));
    Reading<Pasture> table = stage(fields.getFirst()).then(stage -> Reading.of(bare.with(stage)));
    for (String field : fields.subList(1, fields.size())) {
      String[] parts = field.split(" ", 2);
      String rest = parts.length == 2 ? parts[1] : "";
      table = table.then(before -> field(before, parts[0], rest));
    }
    return table.then(StateCheck::checked);
  }

  private static Reading<Pasture> field(Pasture table, String name, String rest) {
    Progress progress = table.progress();
    return switch (name) {
      case "from" -> seat(table, rest).then(first -> Reading.of(table.with(progress.from(first))));
      case "turns" ->
          number(rest).then(n -> Reading.of(table.with(progress.after(n, progress.barren()))));
      case "barren" ->
          number(rest).then(n -> Reading.of(table.with(progress.after(progress.turns(), n))));
      case "exchanges" -> number(rest).then(n -> Reading.of(table.with(progress.exchanged(n))));
      case "meadow" -> meadow(table, rest);
      case "drawn" -> laid(rest).then(drawn -> Reading.of(table.with(Optional.of(drawn))));
      case "P1", "P2", "P3", "P4" ->
          seat(table, name)
              .then(seat -> shepherd(rest).then(read -> Reading.of(table.with(seat, read))));
      default ->
          expected(
              "from, turns, barren, exchanges, meadow, drawn or a seat",
              "from, turns, barren, exchanges, meadow, drawn ou une place",
              name);
    };
  }

  private static Reading<Stage> stage(String name) {
    return Named.find(Stage.values(), name)
        .<Reading<Stage>>map(Reading::of)
        .orElseGet(
            () ->
                expected(
                    "a stage (herding, refilling, …)", "une étape (herding, refilling, …)", name));
  }

  private static Reading<Seat> seat(Pasture table, String name) {
    return Tokens.seat(name)
        .filter(seat -> seat.index() < table.agreed().players())
        .<Reading<Seat>>map(Reading::of)
        .orElseGet(() -> expected("a seat of this table", "une place de cette table", name));
  }

  private static Reading<Integer> number(String text) {
    return text.matches("[0-9]{1,6}")
        ? Reading.of(Integer.parseInt(text))
        : expected("a number", "un nombre", text);
  }

  private static Reading<Laid> laid(String text) {
    return Tokens.laid(text)
        .<Reading<Laid>>map(Reading::of)
        .orElseGet(
            () ->
                expected("two letters of r o y g b v p", "deux lettres parmi r o y g b v p", text));
  }

  /** A card as it lies, and who knows its underside. */
  private static Reading<Won> lying(String text) {
    String card = text.substring(0, Math.min(2, text.length()));
    return laid(card)
        .then(
            laid ->
                Tokens.verso(text.substring(2))
                    .<Reading<Won>>map(verso -> Reading.of(new Won(laid, verso)))
                    .orElseGet(
                        () ->
                            expected(
                                "nothing, ? or ?1 to ?4 after a card",
                                "rien, ? ou ?1 à ?4 après une carte",
                                text)));
  }

  private static Reading<Pasture> meadow(Pasture table, String text) {
    List<String> tokens = List.of(text.replace(" / ", " ").split(" ", -1));
    if (tokens.size() != Cell.ALL.size()) {
      return expected(
          "nine cells, “.” where one is empty", "neuf places, « . » pour une place libre", text);
    }
    Reading<Pasture> read = Reading.of(table);
    for (Cell cell : Cell.ALL) {
      String token = tokens.get(cell.ordinal());
      if (!token.equals(".")) {
        read =
            read.then(
                before ->
                    lying(token)
                        .then(
                            card ->
                                Reading.of(
                                    before
                                        .with(before.meadow().with(cell, card.laid()))
                                        .with(before.versos().with(cell, card.verso())))));
      }
    }
    return read;
  }

  /** {@code r: ro yg bv pv won rg rb rv}: fetish, open cards, cards won. */
  private static Reading<Shepherd> shepherd(String text) {
    String[] wonParts = text.split(" won ", 2);
    String[] cardParts = wonParts[0].split(": ", 2);
    return fetish(cardParts[0])
        .then(
            fetish ->
                list(cardParts, token -> laid(token).then(laid -> Reading.of(laid.card())))
                    .then(
                        cards ->
                            list(wonParts, StateReader::lying)
                                .then(won -> Reading.of(new Shepherd(fetish, cards, won)))));
  }

  private static Reading<Optional<Family>> fetish(String text) {
    if (text.equals("-")) {
      return Reading.of(Optional.empty());
    }
    return Family.lettered(text)
        .<Reading<Optional<Family>>>map(family -> Reading.of(Optional.of(family)))
        .orElseGet(
            () ->
                expected(
                    "a fetish (- or one of r o y g b v p)",
                    "un fétiche (- ou une lettre parmi r o y g b v p)",
                    text));
  }

  /** The tokens of the second part, where there is one. */
  private static <T> Reading<List<T>> list(String[] parts, Function<String, Reading<T>> token) {
    List<T> found = new ArrayList<>();
    for (String word : parts.length < 2 ? new String[0] : parts[1].split(" ", -1)) {
      switch (token.apply(word)) {
        case Reading.Understood<T>(T value) -> found.add(value);
        case Reading.Garbled<T>(Words why) -> {
          return Reading.garbled(why);
        }
      }
    }
    return Reading.of(found);
  }

  static <T> Reading<T> expected(String en, String fr, Object found) {
    return Reading.garbled(
        new Words("expected {0}, found “{2}”", "attendu {1}, trouvé « {2} »").with(en, fr, found));
  }
}
