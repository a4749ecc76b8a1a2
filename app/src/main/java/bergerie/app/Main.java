package bergerie.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

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
      ScoreCommand.class,
      SimulateCommand.class,
      NewGameCommand.class,
      ServeCommand.class,
      ExportCommand.class,
      ImportCommand.class,
      VerifyCommand.class,
      BackupCommand.class,
      BenchLoadCommand.class,
      RehearseCommand.class
    })
public final class Main implements Callable<Integer> {

  /** Exit code for what the user got wrong. */
  static final int BAD_REQUEST = 2;

  private static final Set<String> ABOUT = Set.of("-h", "--help", "-V", "--version");

  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String[] args) {
    System.exit(commandLine().execute(orServe(args)));
  }

  /** Options without a command are the server's: {@code ./bergerie --port 80}. */
  static String[] orServe(String[] args) {
    boolean served = args.length > 0 && args[0].startsWith("-") && !ABOUT.contains(args[0]);
    return served
        ? Stream.concat(Stream.of("serve"), Stream.of(args)).toArray(String[]::new)
        : args;
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

  @Override
  public Integer call() {
    // With no command the house opens its door.
    return spec.commandLine().execute("serve");
  }

  private static int badParameters(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    command.getErr().println(firstLine(e) + " (try --help)");
    return BAD_REQUEST;
  }

  private static int failed(Exception e, CommandLine command, ParseResult result) throws Exception {
    if (e instanceof BadRequest) {
      command.getErr().println(firstLine(e));
      return BAD_REQUEST;
    }
    throw e;
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
