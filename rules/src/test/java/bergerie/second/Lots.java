package bergerie.second;

import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Setup;
import bergerie.rules.dice.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Draws what is agreed before a game: how many play, a preset, and single options otherwise. */
final class Lots {

  private Lots() {}

  static Setup draw(GameInfo info, Dice dice) {
    while (true) {
      int players = dice.pick(info.players());
      Map<String, String> wishes = new TreeMap<>();
      for (Option option : info.options()) {
        if (dice.below(2) == 0) {
          wishes.put(option.name(), value(option.at(players), dice));
        }
      }
      Option.Preset preset = dice.pick(List.of(Option.Preset.values()));
      Optional<Setup> setup = info.setup(players, preset, wishes).asOptional();
      if (setup.isPresent()) {
        return setup.get();
      }
    }
  }

  private static String value(Option option, Dice dice) {
    return switch (option) {
      case Option.Choice choice -> dice.pick(choice.values()).id();
      case Option.Mended _ -> dice.pick(List.of(Option.Mended.NOW, Option.Mended.BEFORE));
      case Option.Selection selection ->
          dice.below(2) == 0 ? dice.pick(selection.offers()).id() : some(selection, dice);
      case Option.Whole whole ->
          dice.pick(
              IntStream.rangeClosed(0, whole.most())
                  .mapToObj(Integer::toString)
                  .filter(whole::accepts)
                  .toList());
    };
  }

  private static String some(Option.Selection selection, Dice dice) {
    List<String> left = new ArrayList<>(selection.items().stream().map(Option.Value::id).toList());
    List<String> chosen = new ArrayList<>();
    int size = selection.least() + dice.below(selection.most() - selection.least() + 1);
    for (int i = 0; i < size; i++) {
      chosen.add(left.remove(dice.below(left.size())));
    }
    return String.join("+", chosen);
  }
}
