package bergerie.app.play;

import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.rules.GameInfo;
import bergerie.rules.Option;
import bergerie.rules.Words;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
    name = "games",
    description = "Lists the games: ids, titles, players, options with their values.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Runnable {

  /** A game as programs read it. */
  private record Listed(String id, Words title, List<Integer> players, List<ListedOption> options) {

    static Listed of(GameInfo info) {
      return new Listed(
          info.id(),
          info.title(),
          info.players().stream().sorted().toList(),
          info.asked().stream().map(ListedOption::of).toList());
    }
  }

  private record ListedOption(String name, String preset, String values) {
    static ListedOption of(Option option) {
      return new ListedOption(option.name(), option.preset(), option.range());
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @picocli.CommandLine.Option(names = "--json", description = "One JSON list.")
  private boolean json;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    List<GameInfo> games = content.shelf().games().stream().map(game -> game.info()).toList();
    if (json) {
      out.println(Json.of(games.stream().map(Listed::of).toList()));
      return;
    }
    for (GameInfo info : games) {
      String players =
          info.players().stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
      out.printf("%-15s %s, %s players%n", info.id(), info.title().en(), players);
      for (Option option : info.asked()) {
        out.printf("    %-11s %s (default %s)%n", option.name(), option.range(), option.preset());
      }
    }
  }
}
