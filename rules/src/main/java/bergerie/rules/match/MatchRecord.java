package bergerie.rules.match;

import bergerie.rules.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match from the first card to the last word.
 *
 * @param version of the game's rules it was played by
 * @param content version of the game's cards and boards
 * @param names who sat where, in seat order
 * @param origin where it began
 * @param start the state it began with, as the game writes it, when not the usual one
 */
public record MatchRecord(
    String game,
    int version,
    String content,
    Setup setup,
    List<String> names,
    Optional<Seal> seal,
    Origin origin,
    Optional<String> start,
    List<MatchLine> lines) {

  public MatchRecord {
    names = List.copyOf(names);
    lines = List.copyOf(lines);
    if (names.size() != setup.players()) {
      throw new IllegalArgumentException(names.size() + " names for " + setup.players());
    }
  }

  public MatchRecord with(MatchLine line) {
    List<MatchLine> longer = new ArrayList<>(lines);
    longer.add(line);
    return new MatchRecord(game, version, content, setup, names, seal, origin, start, longer);
  }

  public List<MatchLine.Deal> deals() {
    return lines.stream()
        .filter(MatchLine.Deal.class::isInstance)
        .map(MatchLine.Deal.class::cast)
        .toList();
  }

  public Optional<MatchLine.Result> result() {
    return lines.stream()
        .filter(MatchLine.Result.class::isInstance)
        .map(MatchLine.Result.class::cast)
        .findFirst();
  }
}
