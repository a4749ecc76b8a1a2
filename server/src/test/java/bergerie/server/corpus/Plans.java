package bergerie.server.corpus;

import bergerie.rules.Game;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.server.corpus.Plan.Company;
import bergerie.server.corpus.Plan.End;
import bergerie.server.corpus.Plan.Incident;
import bergerie.table.match.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** What is to be played: every player count, every value of every option, and much by chance. */
final class Plans {

  private static final int WITH_ONE_GHOST = 3;

  private final Dice dice;

  Plans(long luck) {
    this.dice = new QuickDice(luck);
  }

  /** So many set-ups of one game: first each value of an option, then any of them together. */
  List<Setup> setups(GameInfo info, int count) {
    List<Setup> setups = new ArrayList<>(each(info));
    while (setups.size() < count) {
      any(info).ifPresent(setups::add);
    }
    return setups.subList(0, count);
  }

  /**
   * What no earlier set was played with: the book to its letter for every number of players, each
   * value of an option that is new, and some of any values together.
   */
  List<Setup> news(GameInfo info, Set<String> known, int mixed) {
    List<Setup> setups =
        each(
            info,
            Option.Preset.BOOK,
            (option, value) -> !known.contains(MatchSet.known(info.id(), option.name(), value)));
    int count = setups.size() + mixed;
    while (setups.size() < count) {
      any(info).ifPresent(setups::add);
    }
    return setups;
  }

  /** One with a clock, to be interrupted. */
  Plan slow(Game<?, ?, ?> game) {
    return new Plan(
        "restart " + game.info().id(),
        game,
        game.info().usual(),
        Company.PEOPLE,
        new Clock.PerGame(600_000, 1_000),
        Set.of(),
        End.RESIGNED,
        12);
  }

  /** One that people bring to an end as soon as they can after some steps. */
  Plan ended(Game<?, ?, ?> game, String name, End end, int most) {
    return new Plan(
        name, game, game.info().usual(), Company.PEOPLE, new Clock.None(), Set.of(), end, most);
  }

  Plan plan(Game<?, ?, ?> game, String name, Setup setup) {
    Company company = dice.pick(List.of(Company.values()));
    List<End> ends =
        Stream.of(End.values())
            .filter(end -> end != End.COUNT_AGREED && end != End.UNSHOWN)
            .toList();
    End end = company == Company.BOTS ? End.BY_THE_GAME : dice.pick(ends);
    Clock clock = clock(end);
    return new Plan(
        name,
        game,
        setup,
        company,
        clock,
        incidents(clock),
        end,
        end == End.BY_THE_GAME ? 120 : 2 + dice.below(30));
  }

  private Clock clock(End end) {
    if (end == End.FLAGGED) {
      return dice.below(2) == 0
          ? new Clock.PerMove(1_000L + dice.below(60_000))
          : new Clock.PerGame(60_000, 1_000L * dice.below(10));
    }
    return end != End.CALLED_OFF && dice.below(4) == 0
        ? new Clock.PerMove(86_400_000)
        : new Clock.None();
  }

  private Set<Incident> incidents(Clock clock) {
    Set<Incident> some = EnumSet.noneOf(Incident.class);
    for (Incident incident : Incident.values()) {
      boolean slow = incident == Incident.AWAY || incident == Incident.GLASS;
      if (incident != Incident.REMATCH
          && dice.below(4) == 0
          && !(slow && !(clock instanceof Clock.None))) {
        some.add(incident);
      }
    }
    return some;
  }

  private List<Setup> each(GameInfo info) {
    return each(info, Option.Preset.HOUSE, (_, _) -> true);
  }

  private List<Setup> each(
      GameInfo info, Option.Preset preset, BiPredicate<Option, String> wanted) {
    List<Setup> setups = new ArrayList<>();
    for (int players : info.players()) {
      setups.add(info.setup(players, preset, Map.of()).orThrow());
    }
    for (Option option : info.options()) {
      for (String value : values(option)) {
        int players = seats(option, value, info.players(), setups.size());
        if (wanted.test(option, value)) {
          setups.add(info.setup(players, preset, company(info, option, value)).orThrow());
        }
      }
    }
    return setups;
  }

  /** Each number of players in turn; the most where some would not have the value. */
  private static int seats(Option option, String value, List<Integer> players, int number) {
    if (option.name().equals("lone")) {
      return WITH_ONE_GHOST;
    }
    int turn = players.get(number % players.size());
    return option.at(turn).accepts(value) ? turn : Collections.max(players);
  }

  /** With what else a value matters: cards of the advanced game, and wolves and places of rams. */
  private Map<String, String> company(GameInfo info, Option option, String value) {
    return switch (option.name()) {
      case "permanent", "powers" -> Map.of(option.name(), value, "variant", "advanced");
      case "places", "red" -> Map.of(option.name(), value, "rams", mostRams(info));
      default -> Map.of(option.name(), value);
    };
  }

  private String mostRams(GameInfo info) {
    return info.option("rams").map(this::values).orElseThrow().getLast();
  }

  private Optional<Setup> any(GameInfo info) {
    Map<String, String> wishes = new TreeMap<>();
    info.options().forEach(option -> wishes.put(option.name(), dice.pick(values(option))));
    return info.setup(dice.pick(info.players()), wishes).asOptional();
  }

  private List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values().stream().map(Option.Value::id).toList();
      case Option.Whole whole ->
          Stream.concat(
                  Stream.of(whole.least(), whole.initial(), whole.most()).map(String::valueOf),
                  whole.instead().map(Option.Value::id).stream())
              .distinct()
              .toList();
      case Option.Selection selection -> selections(selection);
      case Option.Mended _ -> List.of(Option.Mended.NOW);
    };
  }

  private List<String> selections(Option.Selection selection) {
    List<String> all = new ArrayList<>(selection.offers().stream().map(Option.Value::id).toList());
    all.add(selection.preset());
    for (int size = selection.least(); size <= selection.most(); size++) {
      String some = some(selection, size);
      if (selection.accepts(some)) {
        all.add(some);
      }
    }
    return all.stream().distinct().toList();
  }

  private String some(Option.Selection selection, int size) {
    List<String> items = new ArrayList<>(selection.items().stream().map(Option.Value::id).toList());
    List<String> chosen = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      chosen.add(items.remove(dice.below(items.size())));
    }
    return String.join("+", chosen);
  }
}
