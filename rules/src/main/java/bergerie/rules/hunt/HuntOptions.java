package bergerie.rules.hunt;

import bergerie.rules.Option;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Selection;
import bergerie.rules.Option.Value;
import bergerie.rules.Option.Whole;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the players of hunts agree on beforehand, where several hunts ask the same. */
public final class HuntOptions {

  private static final String RAMS = "rams";
  private static final String PLACES = "places";
  private static final String RED = "red";
  static final String REPETITION = "repetition";
  static final String QUIET = "quiet";
  static final String JUMPED = "jumped";
  static final String OFF = "off";

  private HuntOptions() {}

  public static Option rams(int... counts) {
    return new Choice(
        RAMS,
        new Words("Rams", "Béliers"),
        Arrays.stream(counts)
            .mapToObj(
                count ->
                    new Value(
                        Integer.toString(count),
                        count == 0 ? new Words("none", "aucun") : Words.same("" + count)))
            .toList());
  }

  /** KU-6 and BB-7: where rams begin, of which the usual places come first and in their order. */
  public static Option places(int least, List<Value> usual, List<Value> others, String... rams) {
    return new Selection(
            PLACES,
            new Words("The rams start on, in this order", "Départ des béliers, dans cet ordre"),
            usual.stream().map(Value::id).collect(Collectors.joining("+")),
            Stream.concat(usual.stream(), others.stream()).toList(),
            least,
            usual.size())
        .where(RAMS, rams);
  }

  /** As many places as there are rams: those that were chosen, then the usual ones. */
  public static List<String> placesOfRams(Setup setup, List<String> usual) {
    Stream<String> chosen = Arrays.stream(setup.option(PLACES).split("\\+"));
    return Stream.concat(chosen, usual.stream()).distinct().limit(setup.whole(RAMS)).toList();
  }

  /** BC-6 and BB-7: which wolf is the red one, if there are rams. */
  public static Option red(List<Value> wolves, String... rams) {
    return new Choice(
            RED, new Words("The red wolf, with rams", "Le loup rouge, avec béliers"), wolves)
        .where(RAMS, rams);
  }

  /** The wolf that was chosen to be red; none without rams. */
  public static Optional<String> red(Setup setup) {
    return setup.whole(RAMS) == 0 ? Optional.empty() : Optional.of(setup.option(RED));
  }

  // BC-7 and BB-6
  public static Option repetition() {
    return new Choice(
            REPETITION,
            new Words("When a position comes back", "Quand une position revient"),
            List.of(
                new Value(
                    "sheep",
                    new Words(
                        "the sheep may not bring it about a third time",
                        "les moutons ne peuvent pas la provoquer une troisième fois")),
                new Value(
                    "draw", new Words("the third time is a draw", "à la troisième fois, nulle")),
                new Value(
                    "never",
                    new Words(
                        "it may not: no move brings one back",
                        "interdit : aucun coup ne ramène une position"))))
        .since("sheep");
  }

  // BC-7 and BB-6
  public static Option quiet() {
    return new Whole(
            QUIET,
            new Words(
                "Turns of each side without a capture that make a draw",
                "Partie nulle après combien de tours de chaque camp sans capture"),
            100,
            30,
            200)
        .or(new Value(OFF, new Words("no such draw", "pas de limite")))
        .byTheBook(OFF)
        .since(OFF);
  }

  // HG-6
  public static Option jumped() {
    return new Choice(
            JUMPED,
            new Words("A captured sheep leaves", "Un mouton capturé s’en va"),
            List.of(
                new Value("at-once", new Words("at once", "aussitôt")),
                new Value(
                    "after",
                    new Words(
                        "after the chain, and blocks till then",
                        "après la suite, et gêne jusque-là"))))
        .byTheBook("after")
        .since("at-once");
  }
}
