package bergerie.app;

import bergerie.bots.solve.TableException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** {@code ./bergerie}: every command of the house. */
@Command(
    name = "bergerie",
    description =
        "Wolf-and-sheep games at one table. With no command, serves the page: see serve --help.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      GamesCommand.class,
      RulesCommand.class,
      PlayCommand.class,
      ReplayCommand.class,
      ScenarioCommand.class,
      PerftCommand.class,
      PlayoutsCommand.class,
      SolveCommand.class,
      ValueCommand.class,
      PuzzlesCommand.class,
      LearnCommand.class,
      ExamCommand.class,
      ScoreCommand.class,
      SimulateCommand.class,
      TournamentCommand.class,
      ThinkCommand.class,
      NewGameCommand.class,
      ServeCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      VerifyCommand.class,
      BackupCommand.class,
      BenchLoadCommand.class,
      BenchThinkCommand.class,
      RehearseCommand.class
    })
public final class Main {

  /** Exit code for what the user got wrong. */
  static final int BAD_REQUEST = 2;

  private static final Set<String> ABOUT = Set.of("-h", "--help", "-V", "--version");

  public static void main(String[] args) {
    System.exit(commandLine().execute(orServe(args)));
  }

  /** With no command the house opens its door: options alone are those of {@code serve}. */
  static String[] orServe(String... args) {
    boolean command = args.length > 0 && (!args[0].startsWith("-") || ABOUT.contains(args[0]));
    return command
        ? args
        : Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new);
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setOut(utf8(FileDescriptor.out))
        .setErr(utf8(FileDescriptor.err))
        .setParameterExceptionHandler(Main::badParameters)
        .setExecutionExceptionHandler(Main::failed);
  }

  private static PrintWriter utf8(FileDescriptor stream) {
    return new PrintWriter(
        new OutputStreamWriter(new FileOutputStream(stream), StandardCharsets.UTF_8), true);
  }

  private static int badParameters(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    command.getErr().println(firstLine(e) + " (try --help)");
    return BAD_REQUEST;
  }

  private static int failed(Exception e, CommandLine command, ParseResult result) throws Exception {
    if (e instanceof BadRequest || e instanceof TableException) {
      command.getErr().println(firstLine(e));
      return BAD_REQUEST;
    }
    throw e;
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
