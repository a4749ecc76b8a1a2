package bergerie.app.play;

import bergerie.app.common.BadRequest;
import bergerie.app.common.Content;
import bergerie.app.common.Json;
import bergerie.app.common.SavedMatch;
import bergerie.app.common.Terminal;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Replay;
import bergerie.rules.match.Scene;
import bergerie.rules.match.Stop;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "replay",
    description = {
      "Shows a saved match, step by step.",
      "Enter goes on, b goes back, a number jumps to that step, q leaves; without a terminal all"
          + " steps are printed."
    },
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {

  /** One step as it is shown. */
  private record Frame(int step, Words told, String table) {}

  private static final Words OPENING = new Words("The match begins.", "La partie commence.");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private Content content = new Content();

  @Mixin private Speech speech = new Speech();

  @Parameters(index = "0", paramLabel = "FILE", description = "A match file.")
  private Path file = Path.of("");

  @Option(
      names = "--viewer",
      paramLabel = "SEAT",
      description = "Whose knowledge is shown (default: a spectator's).")
  private String viewer = "";

  @Option(names = "--json", description = "One JSON list of steps.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    MatchRecord record = SavedMatch.read(file, content.shelf());
    List<Frame> frames = frames(content.game(record.game()), record);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.of(frames));
    } else if (!Terminal.attended()) {
      frames.forEach(frame -> show(frame, frames, out));
    } else {
      stepThrough(frames, out);
    }
    return 0;
  }

  private <S, M, V> List<Frame> frames(Game<S, M, V> game, MatchRecord record) {
    Replay<S, M> replay = BadRequest.unless(Replay.of(game, record), file.toString());
    Viewer eyes = viewer(game, record);
    List<Frame> frames = new ArrayList<>();
    for (Scene<S, M> scene : replay.scenes()) {
      Words told =
          switch (scene) {
            case Scene.Opening<S, M> _ -> opening(game, record);
            case Scene.Played<S, M>(S before, var actor, M move, S _) ->
                Words.of(
                    game.notation()
                        .tell(before, actor, move, eyes)
                        .line()
                        .to(game.info().hearer(eyes)));
            case Scene.TakenBack<S, M>(int steps, S _) ->
                new Words("{0} steps are taken back.", "{0} coups sont repris.").with(steps);
          };
      frames.add(
          new Frame(frames.size(), told, game.notation().draw(game.view(scene.state(), eyes))));
    }
    replay
        .stop()
        .ifPresent(
            stop -> frames.add(new Frame(frames.size(), stopped(stop), frames.getLast().table())));
    return frames;
  }

  private static Words opening(Game<?, ?, ?> game, MatchRecord record) {
    return record.version() == game.info().version()
        ? OPENING
        : OPENING.then(
            new Words(
                    " It was played by version {0} of the rules, and is told by version {1}.",
                    " Elle a été jouée selon la version {0} des règles, et elle est racontée selon"
                        + " la version {1}.")
                .with(record.version(), game.info().version()));
  }

  private static Words stopped(Stop stop) {
    return new Words(
            "The rules of today allow no more of it: {0}",
            "Les règles d’aujourd’hui n’en permettent pas davantage : {0}")
        .with(stop.why());
  }

  private Viewer viewer(Game<?, ?, ?> game, MatchRecord record) {
    if (viewer.isEmpty()) {
      return new Viewer.Spectator();
    }
    Optional<Seat> seat =
        game.info().seat(viewer).filter(s -> s.index() < record.setup().players());
    return Viewer.player(
        seat.orElseThrow(
            () -> new BadRequest("--viewer: no seat “" + viewer + "” in " + record.game())));
  }

  private void stepThrough(List<Frame> frames, PrintWriter out) throws IOException {
    BufferedReader in = Terminal.input();
    int at = 0;
    while (true) {
      show(frames.get(at), frames, out);
      out.flush();
      String typed = Optional.ofNullable(in.readLine()).orElse("q").strip();
      if (typed.equals("q")) {
        return;
      }
      int wanted =
          typed.equals("b") ? at - 1 : typed.matches("\\d{1,6}") ? Integer.parseInt(typed) : at + 1;
      at = Math.clamp(wanted, 0, frames.size() - 1);
    }
  }

  private void show(Frame frame, List<Frame> frames, PrintWriter out) {
    out.printf(
        "[%d/%d] %s%n%n%s%n",
        frame.step, frames.size() - 1, frame.told.in(speech.language()), frame.table);
  }
}
