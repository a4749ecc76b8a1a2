package bergerie.second;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What is to be said of a table at one moment, line by line, so that two can be compared. */
final class Account {

  private final List<String> lines = new ArrayList<>();

  Account(String state) {
    lines.add(state);
  }

  Account moves(String seat, Collection<String> moves) {
    lines.add(seat + " may: " + String.join(", ", new TreeSet<>(moves)));
    return this;
  }

  Account draws(Map<String, Integer> weights) {
    lines.add("drawn: " + new TreeMap<>(weights));
    return this;
  }

  /** Sand runs, in a new glass or the same as before; and what happens at its end. */
  Account sand(String glass, long seconds, String move) {
    lines.add(glass + " glass of " + seconds + " s, then " + move);
    return this;
  }

  Account mayCount() {
    lines.add("all may agree to count");
    return this;
  }

  Account over(Collection<String> winners, String rule, List<Integer> scores) {
    lines.add("over: " + String.join("+", new TreeSet<>(winners)) + " by " + rule + " " + scores);
    return this;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Account account && lines.equals(account.lines);
  }

  @Override
  public int hashCode() {
    return lines.hashCode();
  }

  @Override
  public String toString() {
    return String.join("\n  ", lines);
  }
}
