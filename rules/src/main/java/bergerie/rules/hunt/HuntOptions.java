package bergerie.rules.hunt;

import bergerie.rules.Option;
import bergerie.rules.Option.Choice;
import bergerie.rules.Option.Value;
import bergerie.rules.Words;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What the players of hunts agree on beforehand, where several hunts ask the same. */
public final class HuntOptions {

  static final String REPETITION = "repetition";
  static final String QUIET = "quiet";
  static final String JUMPED = "jumped";
  static final String OFF = "off";

  private HuntOptions() {}

  public static Option rams(int... counts) {
    return new Choice(
        "rams",
        new Words("Rams", "Béliers"),
        Arrays.stream(counts)
            .mapToObj(
                count ->
                    new Value(
                        Integer.toString(count),
                        count == 0 ? new Words("none", "aucun") : Words.same("" + count)))
            .toList());
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
    return new Choice(
            QUIET,
            new Words("Draw when nothing is captured for", "Partie nulle faute de capture pendant"),
            Stream.concat(
                    Stream.of(100, 30, 50, 70, 150, 200)
                        .map(
                            turns ->
                                new Value(
                                    turns.toString(),
                                    new Words("{0} turns each", "{0} tours chacun").with(turns))),
                    Stream.of(new Value(OFF, new Words("no such draw", "jamais"))))
                .toList())
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
