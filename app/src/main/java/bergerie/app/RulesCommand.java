package bergerie.app;

import bergerie.rules.GameInfo;
import bergerie.rules.Language;
import bergerie.rules.Rule;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rules",
    description = "Prints the rules of a game, or the one with a given id.",
    mixinStandardHelpOptions = true)
final class RulesCommand implements Runnable {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Speech speech = new Speech();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game's id; see ‘games’.")
  private String game = "";

  @Parameters(index = "1..*", paramLabel = "RULE", description = "Rule ids, such as KU-2.")
  private List<String> ids = List.of();

  @Option(names = "--json", description = "One JSON list.")
  private boolean json;

  @Override
  public void run() {
    GameInfo info = content.game(game).info();
    List<Rule> rules =
        ids.isEmpty() ? info.rules() : ids.stream().map(id -> rule(info, id)).toList();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(rules));
      return;
    }
    Language language = speech.language();
    rules.forEach(rule -> out.printf("%-6s %s%n", rule.id(), rule.text().in(language)));
  }

  private static Rule rule(GameInfo info, String id) {
    return info.rule(id).orElseThrow(() -> new BadRequest("no rule “" + id + "” in " + info.id()));
  }
}
