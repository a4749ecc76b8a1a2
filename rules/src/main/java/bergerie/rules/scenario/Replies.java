package bergerie.rules.scenario;

import bergerie.rules.scenario.Task.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is said to each legal move. A move is named as the game writes it, or with {@code *} for any
 * part of it; a name of its own goes before. {@code *} alone is all the others.
 */
final class Replies {

  private static final String ALL_OTHERS = "*";

  private record Some(String text, Pattern pattern, Reply reply) {

    boolean holds(String move) {
      return pattern.matcher(move).matches();
    }
  }

  private final List<String> legal;
  private final Map<String, Reply> named = new LinkedHashMap<>();
  private final List<Some> some = new ArrayList<>();
  private Optional<Reply> others = Optional.empty();

  Replies(List<String> legal) {
    this.legal = legal;
  }

  void add(String moves, Reply reply) {
    for (String text : moves.split(";", -1)) {
      String move = text.strip();
      if (move.equals(ALL_OTHERS)) {
        Mismatch.unless(others.isEmpty(), "a second answer to all others");
        others = Optional.of(reply);
      } else if (move.contains(ALL_OTHERS)) {
        Some added = new Some(move, pattern(move), reply);
        Mismatch.unless(legal.stream().anyMatch(added::holds), "no legal move is like " + move);
        some.add(added);
      } else {
        Mismatch.unless(legal.contains(move), "“" + move + "” is not among " + legal);
        Mismatch.unless(named.put(move, reply) == null, "two answers to " + move);
      }
    }
  }

  private static Pattern pattern(String move) {
    return Pattern.compile(
        Stream.of(move.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
  }

  /** All legal moves, with what is said to each. */
  Map<String, Reply> whole() {
    Map<String, Reply> whole = new LinkedHashMap<>();
    legal.forEach(move -> whole.put(move, to(move)));
    return whole;
  }

  private Reply to(String move) {
    Reply own = named.get(move);
    if (own != null) {
      return own;
    }
    List<Some> like = some.stream().filter(one -> one.holds(move)).toList();
    Mismatch.unless(like.size() < 2, "two answers to " + move + ": " + texts(like));
    return like.stream()
        .map(Some::reply)
        .findFirst()
        .or(() -> others)
        .orElseThrow(() -> new Mismatch("no answer to " + move));
  }

  private static String texts(List<Some> some) {
    return some.stream().map(Some::text).collect(Collectors.joining(", "));
  }
}
