package bergerie.app;

import bergerie.app.common.BadRequest;
import bergerie.app.develop.DevelopCommands;
import bergerie.app.host.HostCommands;
import bergerie.app.play.PlayCommands;
import bergerie.app.research.ResearchCommands;
import bergerie.bots.layers.TableException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code ./bergerie}: every command of the house. */
@Command(
    name = "bergerie",
    description =
        "Wolf-and-sheep games at one table. Without a command, starts the server: see serve --help.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class Main {

  private static final List<List<Class<?>>> COMMANDS =
      List.of(PlayCommands.ALL, ResearchCommands.ALL, HostCommands.ALL, DevelopCommands.ALL);

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

  public static CommandLine commandLine() {
    CommandLine line = new CommandLine(new Main());
    COMMANDS.stream().flatMap(List::stream).forEach(line::addSubcommand);
    return line.setOut(utf8(FileDescriptor.out))
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
    command
        .getErr()
        .println(unknownCommand(e, args).orElseGet(() -> firstLine(e) + " (try --help)"));
    return BadRequest.EXIT_CODE;
  }

  private static Optional<String> unknownCommand(ParameterException e, String[] args) {
    if (!(e instanceof UnmatchedArgumentException unmatched)
        || args.length == 0
        || !unmatched.getUnmatched().contains(args[0])) {
      return Optional.empty();
    }
    String meant =
        Nearest.to(args[0], e.getCommandLine().getSubcommands().keySet())
            .map(name -> "did you mean “" + name + "”?")
            .orElse("--help lists them.");
    return Optional.of("There is no command “" + args[0] + "”: " + meant);
  }

  private static int failed(Exception e, CommandLine command, ParseResult result) throws Exception {
    if (e instanceof BadRequest || e instanceof TableException) {
      command.getErr().println(firstLine(e));
      return BadRequest.EXIT_CODE;
    }
    throw e;
  }

  private static String firstLine(Exception e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }
}
