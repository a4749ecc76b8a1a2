package bergerie.telling;

import java.util.List;
import java.util.Optional;

/**
 * One thing that happens, as one viewer may know it: what the board plays, a hint lights up and a
 * sentence tells.
 *
 * @param verb what happens, in the game's own few words
 * @param rule the id of the rule it happens by
 * @param who the seat that does it, or that it happens to
 * @param things by their ids; none where this viewer does not know them
 * @param from the place they come from
 * @param to the place they end at
 * @param count what came of it, as a number
 */
public record Beat(
    String verb,
    String rule,
    Optional<Integer> who,
    List<String> things,
    Optional<String> from,
    Optional<String> to,
    Optional<Integer> count) {

  public Beat {
    things = List.copyOf(things);
  }

  public static Beat of(String verb, String rule) {
    return new Beat(
        verb,
        rule,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Beat by(int seat) {
    return new Beat(verb, rule, Optional.of(seat), things, from, to, count);
  }

  public Beat with(String... ids) {
    return new Beat(verb, rule, who, List.of(ids), from, to, count);
  }

  public Beat from(String place) {
    return new Beat(verb, rule, who, things, Optional.of(place), to, count);
  }

  public Beat to(String place) {
    return new Beat(verb, rule, who, things, from, Optional.of(place), count);
  }

  public Beat counting(int number) {
    return new Beat(verb, rule, who, things, from, to, Optional.of(number));
  }
}
