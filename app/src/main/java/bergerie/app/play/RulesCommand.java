package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.rules.GameInfo;
import bergerie.rules.Provenance;
import bergerie.rules.Rule;
import bergerie.rules.Words;
import bergerie.telling.Language;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "rules",
    description = {
      "Prints the rules of a game and where they come from,",
      "or those with given ids and what their sources say."
    },
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
      out.println(Json.of(rules.stream().map(ToldRule::of).toList()));
      return;
    }
    Language language = speech.language();
    for (Rule rule : rules) {
      out.printf("%-6s %s%n", rule.id(), rule.text().in(language));
      sources(rule).forEach(source -> out.printf("       %s%n", source.in(language)));
    }
  }

  /** Of a whole game the labels in one line, of single rules every source in full. */
  private Stream<Words> sources(Rule rule) {
    return ids.isEmpty()
        ? rule.sources().stream()
            .map(Provenance::label)
            .distinct()
            .reduce(RulesCommand::and)
            .stream()
        : rule.sources().stream().map(Provenance::words);
  }

  private static Words and(Words one, Words other) {
    return one.then(Words.same("; ")).then(other);
  }

  private static Rule rule(GameInfo info, String id) {
    return info.rule(id).orElseThrow(() -> new BadRequest("no rule “" + id + "” in " + info.id()));
  }
}
