package bergerie.app.research;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Json;
import bergerie.app.common.Terminal;
import bergerie.bots.layers.Verdict;
import bergerie.bots.tables.Oracle;
import bergerie.rules.Reading;
import bergerie.rules.Setup;
import bergerie.rules.Words;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntNotation;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.Side;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "value",
    description = {
      "Looks up in the tables what positions of a solved hunt, and their moves, are worth.",
      "A draw means that neither side can force a win; the tables ignore repetition."
    },
    mixinStandardHelpOptions = true)
final class ValueCommand implements Callable<Integer> {

  private static final int LINES_AT_ONCE = 4096;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Shelved shelved = new Shelved();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POSITION",
      description =
          "A position as one line; “-” or nothing reads one per line from standard input.")
  private String position = "-";

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "Reads positions from a file, one per line.")
  private Optional<Path> file = Optional.empty();

  @Option(names = "--no-moves", description = "Only the value of each position.")
  private boolean noMoves;

  @Option(names = "--json", description = "One JSON object for each position.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    // What is wrong with the call is said before tables are looked for, which may be elsewhere.
    if (file.filter(path -> !Files.isReadable(path)).isPresent()) {
      throw new BadRequest("--from: there is no file " + file.get());
    }
    if (file.isEmpty() && !position.equals("-")) {
      shelved.mustBePosition(position);
    }
    return answer(shelved.oracle(), shelved.setup());
  }

  private <P extends HuntPosition> int answer(Oracle<P> oracle, Setup setup) throws IOException {
    if (file.isPresent()) {
      try (BufferedReader lines = Files.newBufferedReader(file.get())) {
        return many(oracle, setup, lines);
      }
    }
    if (position.equals("-")) {
      return many(oracle, setup, Terminal.input());
    }
    Hunt<P> state =
        BadRequest.unless(oracle.game().notation().readState(setup, position), "POSITION");
    spec.commandLine().getOut().println(json ? line(oracle, state) : told(oracle, state));
    return 0;
  }

  /** One answer a line, in the order of the positions. */
  private <P extends HuntPosition> int many(Oracle<P> oracle, Setup setup, BufferedReader lines)
      throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    int bad = 0;
    List<String> some = next(lines);
    while (!some.isEmpty()) {
      List<Answer> answers =
          some.parallelStream().map(text -> answer(oracle, setup, text)).toList();
      StringBuilder all = new StringBuilder();
      for (Answer answer : answers) {
        all.append(answer.text).append('\n');
        bad += answer.bad ? 1 : 0;
      }
      out.print(all);
      out.flush();
      some = next(lines);
    }
    return bad == 0 ? 0 : BadRequest.EXIT_CODE;
  }

  private static List<String> next(BufferedReader lines) throws IOException {
    List<String> some = new ArrayList<>(LINES_AT_ONCE);
    while (some.size() < LINES_AT_ONCE) {
      String line = lines.readLine();
      if (line == null) {
        break;
      }
      if (!line.isBlank()) {
        some.add(line.strip());
      }
    }
    return some;
  }

  private record Answer(String text, boolean bad) {}

  private <P extends HuntPosition> Answer answer(Oracle<P> oracle, Setup setup, String text) {
    return switch (oracle.game().notation().readState(setup, text)) {
      case Reading.Understood<Hunt<P>>(Hunt<P> state) -> new Answer(line(oracle, state), false);
      case Reading.Garbled<Hunt<P>>(Words why) ->
          new Answer(json ? "{\"error\":" + Json.of(why.en()) + "}" : "? " + why.en(), true);
    };
  }

  /** The value and the moves in one line. */
  private <P extends HuntPosition> String line(Oracle<P> oracle, Hunt<P> state) {
    Side mover = state.position().toMove();
    Optional<Verdict> verdict = oracle.verdict(state);
    StringBuilder text = new StringBuilder(json ? "{" : "");
    text.append(json ? jsonOf(verdict) : words(mover, verdict));
    if (!noMoves) {
      String moves =
          oracle.choices(state).stream()
              .map(choice -> move(mover, choice))
              .collect(Collectors.joining(json ? "," : "; "));
      text.append(json ? ",\"moves\":[" + moves + "]" : " | " + moves);
    }
    return text.append(json ? "}" : "").toString();
  }

  private String move(Side mover, Oracle.Choice choice) {
    String move = HuntNotation.write(choice.move());
    return json
        ? "{\"move\":\"" + move + "\"," + jsonOf(choice.verdict()) + "}"
        : move + " " + words(mover, choice.verdict());
  }

  private static String jsonOf(Optional<Verdict> verdict) {
    if (verdict.isEmpty()) {
      return "\"value\":\"unknown\"";
    }
    String value = verdict.get().value().name().toLowerCase(Locale.ROOT);
    return "\"value\":\""
        + value
        + "\""
        + (verdict.get().turns().isPresent()
            ? ",\"turns\":" + verdict.get().turns().getAsInt()
            : "");
  }

  private <P extends HuntPosition> String told(Oracle<P> oracle, Hunt<P> state) {
    Side mover = state.position().toMove();
    StringBuilder text = new StringBuilder(words(mover, oracle.verdict(state)));
    if (!noMoves) {
      oracle.choices(state).stream()
          .sorted(Comparator.comparing(Oracle.Choice::verdict, ValueCommand::compare))
          .forEach(
              choice ->
                  text.append(
                      "%n  %-12s %s"
                          .formatted(
                              HuntNotation.write(choice.move()), words(mover, choice.verdict()))));
    }
    return text.toString();
  }

  /** Best moves first: quick wins, draws, slow losses, what is not known. */
  private static int compare(Optional<Verdict> a, Optional<Verdict> b) {
    return Integer.compare(worth(b), worth(a));
  }

  private static int worth(Optional<Verdict> verdict) {
    int far = 1000;
    return verdict
        .map(
            v ->
                switch (v.value()) {
                  case WIN -> 2 * far - v.turns().orElse(0);
                  case DRAW -> 0;
                  case LOSS -> v.turns().orElse(0) - far;
                })
        .orElse(-2 * far);
  }

  private static String words(Side mover, Optional<Verdict> verdict) {
    if (verdict.isEmpty()) {
      return "unknown";
    }
    Side winner = verdict.get().value() == Verdict.Value.WIN ? mover : mover.other();
    String in = verdict.get().turns().isPresent() ? " in " + verdict.get().turns().getAsInt() : "";
    return verdict.get().value() == Verdict.Value.DRAW ? "draw" : winner.id() + " win" + in;
  }
}
