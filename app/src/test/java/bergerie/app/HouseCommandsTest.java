package bergerie.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.Server;
import bergerie.server.ServerConfig;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The commands of those who run a house. */
class HouseCommandsTest {

  private static final String MATCH =
      """
      bergerie match 1
      game kukuli
      version 1
      players 2
      seat 0 Ana
      seat 1 Ben
      commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
      seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

      move wolf C6-C5
      resign sheep
      result wolf T-4 0 0
      """;

  private record Result(int exit, String out, String err) {}

  @TempDir Path folder = Path.of("");

  @Test
  void aMatchIsVerifiedBroughtInAndTakenOut() throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), MATCH);
    Result fair = run("verify", file.toString());
    assertEquals(0, fair.exit, fair.err);
    assertTrue(fair.out.startsWith("fair: 1 steps"), fair.out);
    Result named = run("import", file.toString(), "--data", data());
    assertEquals(0, named.exit, named.err);
    Result taken = run("export", named.out.strip(), "--data", data());
    assertEquals(0, taken.exit, taken.err);
    assertTrue(
        taken.out.contains("move wolf C6-C5\nresign sheep\nresult wolf T-4 0 0\n"), taken.out);
    Path backup = folder.resolve("backup.db");
    Result copied = run("backup", backup.toString(), "--data", data());
    assertEquals(0, copied.exit);
    assertTrue(copied.out.contains("the key of their seeds"), copied.out);
    assertTrue(Files.size(backup) > 0);
    assertEquals(2, run("backup", backup.toString(), "--data", data()).exit, "never over a file");
  }

  @Test
  void besideAServerMatchesAreReadAndNotWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), MATCH);
    String match = run("import", file.toString(), "--data", data()).out.strip();
    String holder =
        data()
            + " is in use by a Bergerie server (process "
            + ProcessHandle.current().pid()
            + "): ";
    try (Server _ =
        Server.start(ServerConfig.standard(Path.of(data())).host("127.0.0.1").port(0))) {
      Result second = run("serve", "--port", "0", "--data", data());
      assertEquals(2, second.exit);
      assertEquals(
          holder
              + "stop it, serve with another --data or --database, or wait for its end with"
              + " --standby",
          second.err.strip());
      Result brought = run("import", file.toString(), "--data", data());
      assertEquals(2, brought.exit);
      assertEquals(
          holder
              + "bring the file in there, on its page or with POST /api/matches, or stop it first",
          brought.err.strip());
      Path exported = folder.resolve("exported.txt");
      assertEquals(0, run("export", match, "-f", exported.toString(), "--data", data()).exit);
      Path backup = folder.resolve("backup.db");
      assertEquals(0, run("backup", backup.toString(), "--data", data()).exit);
      for (Path made : List.of(exported, backup)) {
        assertEquals(
            PosixFilePermissions.fromString("rw-------"), Files.getPosixFilePermissions(made));
      }
    }
    assertEquals(0, run("import", file.toString(), "--data", data()).exit);
  }

  @Test
  void aBackupIsPutBack() throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), MATCH);
    String match = run("import", file.toString(), "--data", data()).out.strip();
    String backup = folder.resolve("backup.db").toString();
    run("backup", backup, "--data", data());
    Result checked = run("restore", backup, "--check");
    assertEquals(0, checked.exit, checked.err);
    assertTrue(checked.out.startsWith(backup + " is whole: 1 match, "), checked.out);

    Files.writeString(Path.of(data()).resolve("bergerie.db"), "no database any more".repeat(99));
    Result damaged = run("export", match, "--data", data());
    assertEquals(2, damaged.exit);
    assertTrue(damaged.err.contains("The newest backup beside it is " + backup), damaged.err);
    Result restored = run("restore", backup, "--data", data());
    assertEquals(0, restored.exit, restored.err);
    assertTrue(restored.out.contains("What was there before is now " + data()), restored.out);
    assertEquals(0, run("export", match, "--data", data()).exit);

    Result none = run("restore", file.toString(), "--data", data());
    assertEquals(2, none.exit);
    assertTrue(none.err.contains("is damaged, or no backup"), none.err);
  }

  @Test
  void whereThereIsNothingNothingIsBackedUp() {
    Result nothing = run("backup", folder.resolve("backup.db").toString(), "--data", data());
    assertEquals(2, nothing.exit);
    assertEquals(data() + ": there are no matches here", nothing.err.strip());
    assertFalse(Files.exists(Path.of(data())));
  }

  @Test
  void aMatchThatCheatsIsNotFair() throws IOException {
    Path file = Files.writeString(folder.resolve("match.txt"), MATCH.replace("seed 00", "seed 01"));
    Result foul = run("verify", file.toString());
    assertEquals(1, foul.exit);
    assertEquals("not fair: the seed is not the one that was committed to", foul.out.strip());
    assertEquals(
        "{\"fair\":false,\"why\":\"the seed is not the one that was committed to\"}",
        run("verify", file.toString(), "--json").out.strip());
    assertEquals(2, run("import", file.toString(), "--data", data()).exit);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "verify nothing.txt | nothing.txt: can't be read as a text file",
        "serve --port 70000 | --port: expected 0 to 65535, got 70000",
        "serve --database mysql://x | --database: expected postgresql://…",
        "serve --database-file nowhere | --database-file: nowhere can't be read",
        "serve --database-file pom.xml | pom.xml: expected postgresql://…",
        "bench-load --tables 0 | --tables and --seconds: expected at least 1",
        "bench-load --game chess | unknown game “chess”",
      })
  void badArgumentsGetOneLine(String command, String line) {
    Result result = run(command.split(" "));
    assertEquals(2, result.exit);
    assertTrue(result.err.startsWith(line), result.err);
    assertEquals(1, result.err.lines().count(), result.err);
  }

  @Test
  void aPasswordOnTheCommandLineIsWarnedOfAndNotRepeated() {
    String nobody = "@127.0.0.1:1/none";
    Result open = run("export", "nothing", "--database", "postgresql://ana:geheim" + nobody);
    assertEquals(2, open.exit);
    assertTrue(open.err.startsWith("--database: everybody on this machine can read"), open.err);
    assertTrue(open.err.contains("BERGERIE_DATABASE"), open.err);
    assertFalse(open.err.contains("geheim"), open.err);
    Result closed = run("export", "nothing", "--database", "postgresql://ana" + nobody);
    assertFalse(closed.err.contains("can read a password"), closed.err);
  }

  @Test
  void optionsWithoutACommandAreTheServers() {
    assertArrayEquals(new String[] {"serve"}, Main.orServe());
    assertArrayEquals(new String[] {"serve", "--port", "1"}, Main.orServe("--port", "1"));
    assertArrayEquals(new String[] {"games", "--json"}, Main.orServe("games", "--json"));
    assertArrayEquals(new String[] {"--help"}, Main.orServe("--help"));
  }

  @Test
  void aPortInUseIsToldInOneSentence() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      String port = Integer.toString(taken.getLocalPort());
      Result result = run("serve", "--port", port, "--data", data());
      assertEquals(2, result.exit);
      assertTrue(result.err.startsWith("Port " + port + " is in use"), result.err);
      assertEquals(1, result.err.lines().count(), result.err);
    }
  }

  @Test
  void anUnknownMatchIsNotExported() {
    Result result = run("export", "nothing", "--data", data());
    assertEquals(2, result.exit);
    assertEquals("no match “nothing” here", result.err.strip());
  }

  @Test
  void aRehearsalLeavesNothingBehind() {
    assertEquals(0, run("rehearse").exit);
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  private static Result run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    int exit = line.execute(args);
    return new Result(exit, out.toString(), err.toString());
  }
}
