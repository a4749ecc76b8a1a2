package bergerie.rules;

import bergerie.telling.Hearer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a game is, before anybody plays it.
 *
 * @param version of the rules: it changes when an old log would replay differently
 * @param players the player counts it can be played with; the first is the usual one
 * @param seats names of the seats, for the largest table
 * @param difficulty 1 (a child can start at once) to 5
 */
public record GameInfo(
    String id,
    int version,
    Words title,
    Words summary,
    List<Integer> players,
    List<SeatName> seats,
    List<Option> options,
    List<Rule> rules,
    Secrecy secrecy,
    int minutes,
    int difficulty) {

  /** Whether players hold something that others may not see; perhaps only in some games of it. */
  public enum Secrecy {
    OPEN,
    HIDDEN,
    AT_TIMES
  }

  public GameInfo {
    players = List.copyOf(players);
    seats = List.copyOf(seats);
    options = List.copyOf(options);
    rules = List.copyOf(rules);
  }

  /** The set-up with the given wishes, and for options not named what we advise. */
  public Reading<Setup> setup(int count, Map<String, String> wishes) {
    return setup(count, Option.Preset.HOUSE, wishes);
  }

  /** The set-up with the given wishes, and for options not named what the preset says. */
  public Reading<Setup> setup(int count, Option.Preset preset, Map<String, String> wishes) {
    return named(count, wishes, option -> option.at(count)::accepts)
        .then(named -> Reading.of(completed(named, usage -> usage.by(preset))));
  }

  /** A set-up as a log has it, which may name fewer options than there are today. */
  public Reading<Setup> logged(int count, Map<String, String> named) {
    return named(count, named, option -> option::reads);
  }

  private Reading<Setup> named(
      int count, Map<String, String> named, Function<Option, Predicate<String>> test) {
    if (!players.contains(count)) {
      String counts =
          players.stream().sorted().map(String::valueOf).collect(Collectors.joining("|"));
      return Reading.garbled(
          new Words("players: expected {0}, got {1}", "players : attendu {0}, reçu {1}")
              .with(counts, count));
    }
    for (Map.Entry<String, String> wish : named.entrySet()) {
      Optional<Option> option = option(wish.getKey());
      if (option.isEmpty()) {
        String known = asked().stream().map(Option::name).collect(Collectors.joining(", "));
        return Reading.garbled(
            new Words(
                    "unknown option {0}; {1} has: {2}",
                    "option inconnue : {0} ; options du jeu {1} : {2}")
                .with(wish.getKey(), id, known.isEmpty() ? "-" : known));
      }
      if (!test.apply(option.get()).test(wish.getValue())) {
        return Reading.garbled(
            new Words("{0}: expected {1}, got {2}", "{0} : attendu {1}, reçu {2}")
                .with(wish.getKey(), option.get().at(count).range(), wish.getValue()));
      }
    }
    return Reading.of(new Setup(count, named));
  }

  /** What a log's set-up means: without an option, the game was played as before it existed. */
  public Setup complete(Setup logged) {
    return completed(logged, Option.Usage::before);
  }

  private Setup completed(Setup named, Function<Option.Usage, String> otherwise) {
    Map<String, String> chosen = new TreeMap<>();
    options.forEach(option -> chosen.put(option.name(), otherwise.apply(option.usage())));
    chosen.putAll(named.options());
    return new Setup(named.players(), chosen);
  }

  /** Which preset is played, if there is more than one, and its options are not mixed. */
  public Optional<Option.Preset> played(Setup setup) {
    List<Option> disputed = options.stream().filter(Option::isDisputed).toList();
    return Stream.of(Option.Preset.values())
        .filter(_ -> !disputed.isEmpty())
        .filter(
            preset ->
                disputed.stream()
                    .allMatch(
                        option -> option.usage().by(preset).equals(setup.option(option.name()))))
        .findFirst();
  }

  /** These wishes where nobody may be hurried: what they leave open takes its patient preset. */
  public Map<String, String> patient(Map<String, String> wishes) {
    Map<String, String> chosen = new TreeMap<>(wishes);
    for (Option option : options) {
      if (option instanceof Option.Whole whole && whole.patient() != whole.initial()) {
        chosen.putIfAbsent(whole.name(), Integer.toString(whole.patient()));
      }
    }
    return chosen;
  }

  /** The usual set-up. */
  public Setup usual() {
    return setup(players.getFirst(), Map.of()).orThrow();
  }

  /** What players agree on. */
  public List<Option> asked() {
    return options.stream().filter(Option::isAsked).toList();
  }

  public Optional<Option> option(String name) {
    return options.stream().filter(option -> option.name().equals(name)).findFirst();
  }

  public Optional<Rule> rule(String ruleId) {
    return rules.stream().filter(rule -> rule.id().equals(ruleId)).findFirst();
  }

  public Optional<Seat> seat(String name) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).id().equals(name)) {
        return Optional.of(Seat.of(i));
      }
    }
    return Optional.empty();
  }

  /** Whether seats are sides, and not just places at the table. */
  public boolean hasSides() {
    return seats.stream().allMatch(seat -> seat.kind() == SeatName.Kind.SIDE);
  }

  public SeatName name(Seat seat) {
    return seats.get(seat.index());
  }

  /** Somebody who looks at a table of people without names. */
  public Hearer hearer(Viewer viewer) {
    List<Hearer.Name> names = seats.stream().map(SeatName::called).toList();
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> Hearer.to(seat.index(), names);
      case Viewer.Spectator _ -> Hearer.anybody(names);
    };
  }
}
