package bergerie.games.wolfwalkers.cards;

import bergerie.rules.Named;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A word of the content files that stands for an effect, with what follows it.
 *
 * @param usage the word and its parameters, as errors show it
 * @param made the effect from the parameters; nothing when they do not fit
 */
public record EffectWord<E>(String usage, Function<List<String>, Optional<E>> made) {

  static final List<EffectWord<PermanentEffect>> PERMANENT =
      List.of(
          plain(new PermanentEffect.Slanted()),
          new EffectWord<>(
              "market STORIES OBJECTIVES (1 to 8)",
              p -> wholes(p, 1, 8, 2).map(n -> new PermanentEffect.Stalls(n.get(0), n.get(1)))),
          plain(new PermanentEffect.OpenPile()),
          new EffectWord<>(
              "per-objective scored|unscored|repeated POINTS (-9 to 9)", EffectWord::perObjective),
          counted("pure-lines POINTS", -9, 9, PermanentEffect.PureLines::new),
          counted("heart POINTS", -9, 9, PermanentEffect.Heart::new),
          counted("corners POINTS", -9, 9, PermanentEffect.Corners::new),
          new EffectWord<>("joker ICON", p -> icon(p, 1).map(PermanentEffect.Joker::new)),
          new EffectWord<>("stand-in ICON ICONS", EffectWord::standIn),
          counted("first-chapter CARDS", 2, 4, PermanentEffect.FirstChapter::new),
          plain(new PermanentEffect.Retouch()),
          new EffectWord<>("destiny KINDS-OF-SDB", EffectWord::destiny),
          counted("narrator POINTS", -9, 9, PermanentEffect.Narrator::new));

  public static final List<EffectWord<PowerEffect>> POWER =
      List.of(
          plain(new Twist.FlipTaken()),
          plain(new Twist.Leap()),
          plain(new PowerEffect.SwapOwn()),
          plain(new PowerEffect.MoveOwn()),
          new EffectWord<>(
              "renew story|objective",
              p ->
                  p.size() == 1
                      ? Side.of(p.getFirst()).map(PowerEffect.Renew::new)
                      : Optional.empty()),
          plain(new PowerEffect.TwoTurns()),
          plain(new Twist.TakeTop()),
          counted("paths CARDS", 1, 5, Twist.Paths::new),
          counted("look CARDS", 1, 4, PowerEffect.Look::new),
          plain(new PowerEffect.Reserve()),
          plain(new Twist.Rewrite()),
          plain(new PowerEffect.FlipOwn()),
          plain(new PowerEffect.AddIcon()),
          plain(new PowerEffect.EraseIcon()),
          plain(new PowerEffect.Barter()),
          counted("press CARDS", 1, 5, PowerEffect.Press::new),
          plain(new PowerEffect.Forbid()),
          plain(new PowerEffect.MoveLast()),
          plain(new Marking.AnyStory()),
          new EffectWord<>(
              "stake PLUS MINUS (0 to 9)",
              p -> wholes(p, 0, 9, 2).map(n -> new Marking.Stake(n.get(0), n.get(1)))),
          counted("tolerate DIFFERENCE", 1, 9, Marking.Tolerate::new),
          plain(new Marking.Spyglass()),
          counted("bargain POINTS", 0, 9, PowerEffect.Bargain::new));

  /** The effects of a text such as {@code market 5 2; slanted}. */
  public static <E> Reading<List<E>> read(List<EffectWord<E>> known, String text, String between) {
    List<E> effects = new ArrayList<>();
    for (String part : text.split(between, -1)) {
      List<String> words = Arrays.asList(part.strip().split("\\s+", -1));
      Optional<EffectWord<E>> word =
          known.stream().filter(w -> w.word().equals(words.getFirst())).findFirst();
      if (word.isEmpty()) {
        List<String> usages = known.stream().map(EffectWord::usage).toList();
        return garbled(String.join(", ", usages), words.getFirst());
      }
      Optional<E> effect = word.get().made().apply(words.subList(1, words.size()));
      if (effect.isEmpty()) {
        return garbled(word.get().usage(), part.strip());
      }
      effects.add(effect.get());
    }
    return Reading.of(effects);
  }

  private static <T> Reading<T> garbled(String expected, String found) {
    return Reading.garbled(
        new Words("expected {0}, found “{1}”", "attendu {0}, trouvé « {1} »")
            .with(expected, found));
  }

  private String word() {
    return usage.split(" ", -1)[0];
  }

  private static EffectWord<PermanentEffect> plain(PermanentEffect effect) {
    return new EffectWord<>(
        effect.text(), p -> p.isEmpty() ? Optional.of(effect) : Optional.empty());
  }

  private static EffectWord<PowerEffect> plain(PowerEffect effect) {
    return new EffectWord<>(
        effect.text(), p -> p.isEmpty() ? Optional.of(effect) : Optional.empty());
  }

  private static <E> EffectWord<E> counted(
      String usage, int least, int most, Function<Integer, E> made) {
    return new EffectWord<>(
        usage + " (" + least + " to " + most + ")",
        p -> wholes(p, least, most, 1).map(n -> made.apply(n.getFirst())));
  }

  private static Optional<List<Integer>> wholes(List<String> texts, int least, int most, int size) {
    List<Integer> numbers = new ArrayList<>();
    for (String text : texts) {
      if (text.matches("-?[0-9]")) {
        numbers.add(Integer.parseInt(text));
      }
    }
    boolean fit =
        texts.size() == size
            && numbers.size() == size
            && numbers.stream().allMatch(n -> n >= least && n <= most);
    return fit ? Optional.of(numbers) : Optional.empty();
  }

  private static Optional<Icon> icon(List<String> texts, int size) {
    return texts.size() == size && texts.getFirst().length() == 1
        ? Icon.of(texts.getFirst().charAt(0))
        : Optional.empty();
  }

  private static Optional<PermanentEffect> perObjective(List<String> texts) {
    if (texts.size() != 2) {
      return Optional.empty();
    }
    return Named.find(PermanentEffect.Sort.values(), texts.getFirst())
        .flatMap(
            sort ->
                wholes(texts.subList(1, 2), -9, 9, 1)
                    .map(n -> new PermanentEffect.PerObjective(sort, n.getFirst())));
  }

  private static Optional<PermanentEffect> standIn(List<String> texts) {
    return icon(texts, 2)
        .flatMap(
            icon -> Icon.read(texts.get(1)).map(roles -> new PermanentEffect.StandIn(icon, roles)));
  }

  // Kinds that need no place in a grid: the shared Objective lies beside the market.
  private static Optional<PermanentEffect> destiny(List<String> texts) {
    List<Objective.Kind> kinds = new ArrayList<>();
    for (Objective.Kind kind :
        List.of(Objective.Kind.SHAPE, Objective.Kind.PAIR, Objective.Kind.BALANCE)) {
      if (texts.size() == 1 && texts.getFirst().indexOf(kind.letter()) >= 0) {
        kinds.add(kind);
      }
    }
    PermanentEffect effect = new PermanentEffect.Destiny(kinds);
    return texts.size() == 1 && effect.text().equals("destiny " + texts.getFirst())
        ? Optional.of(effect)
        : Optional.empty();
  }
}
