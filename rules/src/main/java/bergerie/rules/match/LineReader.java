package bergerie.rules.match;

import bergerie.rules.GameInfo;
import bergerie.rules.Reading;
import bergerie.rules.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one line of what happened. */
record LineReader(GameInfo info) {

  private static final String SHARE = "share ";
  private static final Pattern STEPS = Pattern.compile("[1-9][0-9]{0,5}");
  private static final Pattern SCORE = Pattern.compile("-?[0-9]{1,8}");
  private static final Pattern LAST_PAIR = Pattern.compile("^(.*) \\[(\\d{1,10}) (\\d{1,10})]$");

  Reading<MatchLine> read(String line) {
    int space = line.indexOf(' ');
    String key = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1).strip();
    return switch (key) {
      case "move" -> move(line, rest);
      case "deal" -> deal(line, rest);
      case "glass" ->
          rest.isEmpty() ? wrong("glass WHAT", line) : Reading.of(new MatchLine.Glass(rest));
      case "back" ->
          STEPS.matcher(rest).matches()
              ? Reading.of(new MatchLine.Back(Integer.parseInt(rest)))
              : wrong("back STEPS", line);
      case "resign" -> seated(rest, line, MatchLine.Resign::new);
      case "flag" -> seated(rest, line, MatchLine.Flag::new);
      case "draw" ->
          switch (rest) {
            case "agreed" -> Reading.of(new MatchLine.DrawAgreed());
            case "length" -> Reading.of(new MatchLine.TooLong());
            case "absence" -> Reading.of(new MatchLine.CalledOff());
            default -> unshown(rest, line);
          };
      case "count" ->
          rest.equals("agreed")
              ? Reading.of(new MatchLine.CountAgreed())
              : wrong("count agreed", line);
      case "result" -> result(line, rest.split(" +"));
      default ->
          wrong(
              "move, deal, glass, back, resign, flag, draw, count or result, or a head line", line);
    };
  }

  private Reading<MatchLine> move(String line, String rest) {
    String[] parts = rest.split(" ", 2);
    Optional<Seat> seat = info.seat(parts[0]);
    return seat.isEmpty() || parts.length < 2
        ? wrong("move " + MatchReader.ids(info) + " MOVE", line)
        : Reading.of(new MatchLine.Move(seat.get(), parts[1].strip()));
  }

  private static Reading<MatchLine> deal(String line, String rest) {
    List<Drawn> drawn = new ArrayList<>();
    String text = rest;
    for (Matcher pair = LAST_PAIR.matcher(text); pair.matches(); pair = LAST_PAIR.matcher(text)) {
      long bound = Long.parseLong(pair.group(2));
      long value = Long.parseLong(pair.group(3));
      if (bound < 1 || bound > Drawn.RAW || value >= bound) {
        return wrong("[BOUND VALUE] with a value below the bound", line);
      }
      drawn.addFirst(new Drawn(bound, value));
      text = pair.group(1).strip();
    }
    return text.isEmpty()
        ? wrong("deal WHAT [BOUND VALUE]…", line)
        : Reading.of(new MatchLine.Deal(text, drawn));
  }

  private Reading<MatchLine> seated(String id, String line, Function<Seat, MatchLine> made) {
    return info.seat(id)
        .map(seat -> Reading.of(made.apply(seat)))
        .orElseGet(() -> wrong(line.split(" ", 2)[0] + " " + MatchReader.ids(info), line));
  }

  private Reading<MatchLine> unshown(String rest, String line) {
    return rest.startsWith(SHARE)
        ? seated(rest.substring(SHARE.length()), line, MatchLine.Unshown::new)
        : wrong("draw agreed|length|absence|share SEAT", line);
  }

  private Reading<MatchLine> result(String line, String[] parts) {
    String form = "result nobody|" + MatchReader.ids(info) + "(+…) RULE SCORES…";
    if (parts.length < 2) {
      return wrong(form, line);
    }
    List<Seat> winners = new ArrayList<>();
    if (!parts[0].equals("nobody")) {
      for (String id : parts[0].split("\\+", -1)) {
        Optional<Seat> seat = info.seat(id);
        if (seat.isEmpty()) {
          return wrong(form, line);
        }
        winners.add(seat.get());
      }
    }
    List<Integer> scores = new ArrayList<>();
    for (String score : List.of(parts).subList(2, parts.length)) {
      if (!SCORE.matcher(score).matches()) {
        return wrong(form, line);
      }
      scores.add(Integer.parseInt(score));
    }
    return Reading.of(new MatchLine.Result(winners, parts[1], scores));
  }

  private static Reading<MatchLine> wrong(String form, String line) {
    return Reading.garbled(MatchReader.expected(form, line));
  }
}
