package bergerie.app.host;

import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.common.SavedMatch;
import bergerie.rules.Reading;
import bergerie.rules.Words;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Verified;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    description = {
      "Replays a match file and checks the seed, every draw and every move.",
      "Exit 0: the match is fair. Exit 1: it is not, or it began from a position no dice prove.",
      "Exit 2: not a match file."
    },
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

  /** What was refused, as programs read it. */
  private record Unfair(boolean fair, String why) {}

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Parameters(index = "0", paramLabel = "FILE", description = "A match file.")
  private Path file = Path.of("");

  @Option(names = "--json", description = "One JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    MatchRecord record = SavedMatch.read(file, content.shelf());
    PrintWriter out = spec.commandLine().getOut();
    return switch (Verified.of(content.game(record.game()), record)) {
      case Reading.Understood<Verified>(Verified verified)
          when verified.start() == Verified.Start.GIVEN -> {
        String why = "it began from a given position, and no dice prove what was hidden in it";
        out.println(
            json
                ? Json.of(unproven(verified, why))
                : "not proven: %d steps played by the rules, %d draws as sealed, but %s"
                    .formatted(verified.steps(), verified.draws(), why));
        yield 1;
      }
      case Reading.Understood<Verified>(Verified verified) -> {
        out.println(
            json
                ? Json.of(proven(verified))
                : "fair: %d steps played by the rules, %d draws as sealed%s%s"
                    .formatted(
                        verified.steps(),
                        verified.draws(),
                        shares(verified),
                        older(record, verified)));
        yield 0;
      }
      case Reading.Garbled<Verified>(Words why) -> {
        out.println(json ? Json.of(new Unfair(false, why.en())) : "not fair: " + why.en());
        yield 1;
      }
    };
  }

  private static Map<String, Object> proven(Verified verified) {
    Map<String, Object> proven = counted(true, verified);
    verified.fairness().ifPresent(fairness -> proven.put("fairness", fairness.version()));
    return proven;
  }

  private static Map<String, Object> unproven(Verified verified, String why) {
    Map<String, Object> unproven = counted(false, verified);
    unproven.put("why", why);
    return unproven;
  }

  private static Map<String, Object> counted(boolean fair, Verified verified) {
    Map<String, Object> counted = new LinkedHashMap<>();
    counted.put("fair", fair);
    counted.put("steps", verified.steps());
    counted.put("draws", verified.draws());
    return counted;
  }

  /** How the shares in the dice came together, where anything was drawn by them. */
  private static String shares(Verified verified) {
    return verified
        .fairness()
        .filter(_ -> verified.draws() > 0)
        .map(
            fairness ->
                switch (fairness) {
                  case PLEDGED ->
                      " (fairness 2: everybody was bound to a share before any was shown)";
                  case OPEN -> " (fairness 1: somebody could see other shares before giving one)";
                })
        .orElse("");
  }

  /** By which rules it was checked, if not by those it was played by. */
  private String older(MatchRecord record, Verified verified) {
    int today = content.game(record.game()).info().version();
    return verified.version() == today
        ? ""
        : "; played by version %d of the rules, checked by version %d"
            .formatted(verified.version(), today);
  }
}
