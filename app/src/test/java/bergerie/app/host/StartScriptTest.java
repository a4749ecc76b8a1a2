package bergerie.app.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script by which everything is started builds again what has changed, and nothing else. */
class StartScriptTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path scratch;

  /** Or every start would build everything anew: a build writes what it makes after it began. */
  @Test
  void whatIsBuiltIsNoSource() throws IOException, InterruptedException {
    assumeTrue(Files.exists(ROOT.resolve(".git")), "Git knows what is built");
    Files.createDirectories(ROOT.resolve("web/build"));
    Path made = Files.createTempFile(ROOT.resolve("web/build"), "made", ".txt");
    try {
      List<String> sources = sourcesSince(FileTime.fromMillis(0));
      assertTrue(sources.contains(ROOT.resolve("web/build.mjs").toString()), "sources are found");
      assertEquals(List.of(), ignored(sources));
    } finally {
      Files.delete(made);
    }
  }

  /** The files that the script takes for newer than a build. */
  private List<String> sourcesSince(FileTime built) throws IOException, InterruptedException {
    Path stamp = Files.createFile(scratch.resolve("stamp"));
    Files.setLastModifiedTime(stamp, built);
    return lines("bash", "-c", "source ./bergerie; stamp=$1; newer_sources", "bash", stamp + "");
  }

  private List<String> ignored(List<String> files) throws IOException, InterruptedException {
    Path list = Files.write(scratch.resolve("files"), files);
    return lines("bash", "-c", "git check-ignore --stdin <\"$1\"", "bash", list + "");
  }

  private List<String> lines(String... command) throws IOException, InterruptedException {
    Path out = scratch.resolve("out");
    Process process =
        new ProcessBuilder(command)
            .directory(ROOT.toFile())
            .redirectOutput(out.toFile())
            .redirectErrorStream(true)
            .start();
    process.waitFor();
    return Arrays.stream(Files.readString(out).split("\n")).filter(l -> !l.isEmpty()).toList();
  }
}
