package bergerie.rules.match;

import bergerie.rules.GameInfo;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The text file of a match. Reading what was written gives an equal record. */
public final class MatchFile {

  /** The first line of every file: what it is, and the version of its form. */
  public static final String FIRST_LINE = "bergerie match 1";

  /** What a file without a word of it means: that it has a start line of its own, or not. */
  private static final List<Origin> UNSAID = List.of(Origin.FRESH, Origin.SOMEWHERE);

  private MatchFile() {}

  /** Reads a file of one of {@code games}, which are asked for by id. */
  public static Reading<MatchRecord> read(String text, Function<String, Optional<GameInfo>> games) {
    return new MatchReader(games).read(text);
  }

  public static String write(GameInfo info, MatchRecord record) {
    StringBuilder file = new StringBuilder();
    line(file, FIRST_LINE);
    line(file, "game " + record.game());
    line(file, "version " + record.version());
    line(file, "content " + record.content());
    line(file, "players " + record.setup().players());
    record.setup().options().forEach((name, value) -> line(file, "option " + name + " " + value));
    for (int i = 0; i < record.names().size(); i++) {
      line(file, ("seat " + i + " " + record.names().get(i)).strip());
    }
    record.seal().ifPresent(seal -> seal(file, seal));
    if (!UNSAID.contains(record.origin())) {
      line(file, "origin " + record.origin().text());
    }
    record.start().ifPresent(start -> line(file, "start " + start));
    file.append('\n');
    record.lines().forEach(line -> line(file, write(info, line)));
    return file.toString();
  }

  private static void seal(StringBuilder file, Seal seal) {
    line(file, "commitment " + seal.commitment());
    seal.seed().ifPresent(seed -> line(file, "seed " + seed));
    for (int i = 0; i < seal.nonces().size(); i++) {
      line(file, "nonce " + i + " " + seal.nonces().get(i));
    }
    seal.pledges().forEach((seat, pledge) -> line(file, "pledge " + seat.index() + " " + pledge));
  }

  /** One line of what happened, without its end of line. */
  public static String write(GameInfo info, MatchLine line) {
    return switch (line) {
      case MatchLine.Move(Seat seat, String text) -> "move " + info.name(seat).id() + " " + text;
      case MatchLine.Deal(String text, List<Drawn> drawn) ->
          "deal "
              + text
              + drawn.stream()
                  .map(d -> " [" + d.bound() + " " + d.value() + "]")
                  .collect(Collectors.joining());
      case MatchLine.Glass(String text) -> "glass " + text;
      case MatchLine.Back(int steps) -> "back " + steps;
      case MatchLine.Resign(Seat seat) -> "resign " + info.name(seat).id();
      case MatchLine.Flag(Seat seat) -> "flag " + info.name(seat).id();
      case MatchLine.DrawAgreed _ -> "draw agreed";
      case MatchLine.TooLong _ -> "draw length";
      case MatchLine.CalledOff _ -> "draw absence";
      case MatchLine.Unshown(Seat seat) -> "draw share " + info.name(seat).id();
      case MatchLine.CountAgreed _ -> "count agreed";
      case MatchLine.Result(List<Seat> winners, String rule, List<Integer> scores) ->
          "result " + seats(info, winners) + " " + rule + scores(scores);
    };
  }

  private static String seats(GameInfo info, List<Seat> winners) {
    return winners.isEmpty()
        ? "nobody"
        : winners.stream().map(seat -> info.name(seat).id()).collect(Collectors.joining("+"));
  }

  private static String scores(List<Integer> scores) {
    return scores.stream().map(score -> " " + score).collect(Collectors.joining());
  }

  private static void line(StringBuilder file, String line) {
    file.append(line).append('\n');
  }
}
