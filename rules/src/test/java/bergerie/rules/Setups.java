package bergerie.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every way to set up a game: all player counts, all options. */
public final class Setups {

  /** A game with more combinations than that is tried with some of them, drawn by lot. */
  private static final int MOST = Boolean.getBoolean("bergerie.long") ? 400 : 24;

  private static final int SEED = 7;

  private Setups() {}

  public static List<Setup> all(GameInfo info) {
    List<Setup> setups = new ArrayList<>();
    for (int players : info.players()) {
      for (Map<String, String> wishes : wishes(info.options())) {
        // A game may rule some combinations out; the usual set-up is always there.
        info.setup(players, wishes).asOptional().ifPresent(setups::add);
      }
    }
    return setups;
  }

  private static List<Map<String, String>> wishes(List<Option> options) {
    long ways =
        options.stream().mapToLong(option -> values(option).size()).reduce(1, (a, b) -> a * b);
    return ways <= MOST ? every(options) : some(options);
  }

  private static List<Map<String, String>> every(List<Option> options) {
    List<Map<String, String>> all = List.of(Map.of());
    for (Option option : options) {
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> wishes : all) {
        for (String value : values(option)) {
          Map<String, String> with = new TreeMap<>(wishes);
          with.put(option.name(), value);
          longer.add(with);
        }
      }
      all = longer;
    }
    return all;
  }

  /** The usual set-up, and others in which each value of an option is as frequent as the next. */
  private static List<Map<String, String>> some(List<Option> options) {
    Random lots = new Random(SEED);
    List<Map<String, String>> all = new ArrayList<>(List.of(Map.of()));
    for (int i = 1; i < MOST; i++) {
      all.add(new TreeMap<>());
    }
    for (Option option : options) {
      List<String> values = values(option);
      List<String> dealt = new ArrayList<>();
      for (int i = 1; i < MOST; i++) {
        dealt.add(values.get(i % values.size()));
      }
      Collections.shuffle(dealt, lots);
      for (int i = 1; i < MOST; i++) {
        all.get(i).put(option.name(), dealt.get(i - 1));
      }
    }
    return all;
  }

  static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values().stream().map(Option.Value::id).toList();
      case Option.Whole whole ->
          Stream.concat(
                  Stream.of(whole.preset(), "" + whole.least(), "" + whole.most()),
                  whole.instead().map(Option.Value::id).stream())
              .distinct()
              .toList();
      case Option.Selection selection -> selections(selection);
      case Option.Mended _ -> List.of(Option.Mended.NOW, Option.Mended.BEFORE);
    };
  }

  /** The preset, every item alone or in company, and the fullest choice. */
  private static List<String> selections(Option.Selection selection) {
    List<String> items = selection.items().stream().map(Option.Value::id).toList();
    List<String> chosen = new ArrayList<>(List.of(selection.preset()));
    for (int from = 0; from < items.size(); from++) {
      int size = selection.least() + from % (selection.most() - selection.least() + 1);
      List<String> some = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        some.add(items.get((from + 3 * i) % items.size()));
      }
      chosen.add(String.join("+", some));
    }
    return chosen.stream().filter(selection::accepts).distinct().toList();
  }
}
