package bergerie.rules.match;

import bergerie.rules.GameInfo;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import bergerie.rules.SeatName;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the match file: the head line by line, then what happened. */
final class MatchReader {

  private static final int MOST_PLAYERS = 16;
  private static final int MOST_SHOWN = 80;
  private static final Pattern CONTENT = Pattern.compile("[!-~]{1,80}");
  private static final Pattern WHOLE = Pattern.compile("[1-9][0-9]{0,6}");
  private static final Pattern SEAT = Pattern.compile("[0-9]|1[0-5]");
  private static final Words UNWRITABLE =
      new Words("a control character", "un caractère de contrôle");

  private final Function<String, Optional<GameInfo>> games;
  private final Map<String, String> options = new TreeMap<>();
  private final Map<Integer, String> names = new TreeMap<>();
  private final Map<Integer, String> nonces = new TreeMap<>();
  private final Map<Integer, String> pledges = new TreeMap<>();
  private final List<MatchLine> lines = new ArrayList<>();
  private Optional<GameInfo> game = Optional.empty();
  private Optional<Integer> version = Optional.empty();
  private String content = "1";
  private Optional<Integer> players = Optional.empty();
  private Optional<String> commitment = Optional.empty();
  private Optional<String> seed = Optional.empty();
  private Optional<Origin> origin = Optional.empty();
  private Optional<String> start = Optional.empty();

  MatchReader(Function<String, Optional<GameInfo>> games) {
    this.games = games;
  }

  Reading<MatchRecord> read(String text) {
    List<String> all = text.lines().toList();
    if (all.isEmpty() || !all.getFirst().strip().equals(MatchFile.FIRST_LINE)) {
      return at(1, expected(MatchFile.FIRST_LINE, all.isEmpty() ? "" : all.getFirst()));
    }
    for (int i = 1; i < all.size(); i++) {
      String line = all.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      Optional<Words> fault = Seal.isLine(line) ? take(line) : Optional.of(UNWRITABLE);
      if (fault.isPresent()) {
        return at(i + 1, fault.get());
      }
    }
    return finish();
  }

  private Optional<Words> take(String line) {
    int space = line.indexOf(' ');
    String key = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1).strip();
    return switch (key) {
      case "game" -> game(rest);
      case "version" -> whole(rest, 1_000_000, n -> version = Optional.of(n));
      case "content" -> content(rest);
      case "players" -> whole(rest, MOST_PLAYERS, n -> players = Optional.of(n));
      case "option" -> option(rest);
      case "seat" -> numbered("seat", rest, names);
      case "nonce" -> numbered("nonce", rest, nonces);
      case "pledge" -> pledge(rest);
      case "commitment" -> hex(rest, text -> commitment = Optional.of(text));
      case "seed" -> hex(rest, text -> seed = Optional.of(text));
      case "origin" -> origin(rest);
      case "start" -> {
        start = Optional.of(rest);
        yield Optional.empty();
      }
      default -> happened(line);
    };
  }

  private Optional<Words> happened(String line) {
    if (game.isEmpty()) {
      return wrong("game NAME", line);
    }
    return switch (new LineReader(game.get()).read(line)) {
      case Reading.Garbled<MatchLine>(Words why) -> Optional.of(why);
      case Reading.Understood<MatchLine>(MatchLine value) -> {
        lines.add(value);
        yield Optional.empty();
      }
    };
  }

  private Optional<Words> game(String id) {
    game = games.apply(id);
    return game.isPresent()
        ? Optional.empty()
        : Optional.of(
            new Words("no game {0} in this house", "pas de jeu {0} dans cette maison").with(id));
  }

  private Optional<Words> content(String word) {
    content = word;
    return CONTENT.matcher(word).matches() ? Optional.empty() : wrong("content VERSION", word);
  }

  private Optional<Words> origin(String text) {
    return switch (Origin.read(text)) {
      case Reading.Garbled<Origin>(Words why) -> Optional.of(why);
      case Reading.Understood<Origin>(Origin known) -> {
        origin = Optional.of(known);
        yield Optional.empty();
      }
    };
  }

  private static Optional<Words> whole(String text, int most, IntConsumer keep) {
    if (!WHOLE.matcher(text).matches() || Integer.parseInt(text) > most) {
      return wrong("1.." + most, text);
    }
    keep.accept(Integer.parseInt(text));
    return Optional.empty();
  }

  private Optional<Words> option(String rest) {
    String[] parts = rest.split(" ", 2);
    if (parts.length < 2) {
      return wrong("option NAME VALUE", "option " + rest);
    }
    options.put(parts[0], parts[1]);
    return Optional.empty();
  }

  private static Optional<Words> numbered(String key, String rest, Map<Integer, String> kept) {
    String[] parts = rest.split(" ", 2);
    if (!SEAT.matcher(parts[0]).matches()) {
      return wrong(key + " 0..15 TEXT", key + " " + rest);
    }
    kept.put(Integer.parseInt(parts[0]), parts.length < 2 ? "" : parts[1]);
    return Optional.empty();
  }

  private Optional<Words> pledge(String rest) {
    String[] parts = rest.split(" ", 2);
    return parts.length == 2 && Seal.isHex(parts[1])
        ? numbered("pledge", rest, pledges)
        : wrong("pledge SEAT and 64 hex digits (0-9a-f)", rest);
  }

  private static Optional<Words> hex(String text, Consumer<String> keep) {
    if (!Seal.isHex(text)) {
      return wrong("64 hex digits (0-9a-f)", text);
    }
    keep.accept(text);
    return Optional.empty();
  }

  private Reading<MatchRecord> finish() {
    if (game.isEmpty() || version.isEmpty() || players.isEmpty()) {
      return Reading.garbled(
          "a head line is missing: game, version or players",
          "il manque une ligne d’en-tête : game, version ou players");
    }
    if (seed.isPresent() && commitment.isEmpty()) {
      return Reading.garbled("a seed without its commitment", "une graine sans son engagement");
    }
    return game.get().logged(players.get(), options).then(this::record);
  }

  private Reading<MatchRecord> record(Setup setup) {
    int count = setup.players();
    if (Stream.of(names, nonces, pledges)
        .flatMap(numbered -> numbered.keySet().stream())
        .anyMatch(i -> i >= count)) {
      return Reading.garbled(
          new Words("a seat or nonce past the {0} players", "un siège au-delà des {0} joueurs")
              .with(count));
    }
    if (!nonces.isEmpty() && nonces.size() != count) {
      return Reading.garbled(
          new Words("{0} nonces for {1} seats", "{0} nonces pour {1} sièges")
              .with(nonces.size(), count));
    }
    List<String> seated = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      seated.add(names.getOrDefault(i, ""));
    }
    return Reading.of(
        new MatchRecord(
            game.orElseThrow().id(),
            version.orElseThrow(),
            content,
            setup,
            seated,
            commitment.map(c -> new Seal(c, seed, List.copyOf(nonces.values()), bySeat(pledges))),
            origin.orElse(start.isPresent() ? Origin.SOMEWHERE : Origin.FRESH),
            start,
            lines));
  }

  private static Map<Seat, String> bySeat(Map<Integer, String> numbered) {
    Map<Seat, String> texts = new TreeMap<>();
    numbered.forEach((seat, text) -> texts.put(Seat.of(seat), text));
    return texts;
  }

  private static Reading<MatchRecord> at(int number, Words fault) {
    return Reading.garbled(new Words("line {0}: {1}", "ligne {0} : {1}").with(number, fault));
  }

  private static Optional<Words> wrong(String form, String got) {
    return Optional.of(expected(form, got));
  }

  static Words expected(String form, String got) {
    // Cut between letters: half of one could not be written down.
    String shown =
        got.codePointCount(0, got.length()) > MOST_SHOWN
            ? got.substring(0, got.offsetByCodePoints(0, MOST_SHOWN)) + "…"
            : got;
    return new Words("expected {0}, got \"{1}\"", "attendu {0}, reçu « {1} »").with(form, shown);
  }

  static String ids(GameInfo info) {
    return info.seats().stream().map(SeatName::id).collect(Collectors.joining("|"));
  }
}
