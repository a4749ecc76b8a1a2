package bergerie.app.develop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.app.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A copy of the sources, without anything that is built from them, in which games may be laid out.
 */
record SourceCopy(Path root) {

  private static final Path SOURCES = Path.of("..").toAbsolutePath().normalize();

  /** What is not written by hand: what is built, installed, or kept by a server. */
  private static final Set<String> BUILT =
      Set.of(".git", "target", "node_modules", "dist", "build", "data");

  static SourceCopy into(Path root) throws IOException {
    copy(SOURCES, root);
    return new SourceCopy(root);
  }

  /** Times stay as they are, or tools would take their inputs for changed. */
  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            if (!folder.equals(from) && BUILT.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(from.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file,
                to.resolve(from.relativize(file)),
                StandardCopyOption.COPY_ATTRIBUTES,
                StandardCopyOption.REPLACE_EXISTING);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** The page’s tools as they are installed beside the sources, and what they know of these. */
  void useTools() throws IOException {
    Files.createSymbolicLink(root.resolve("web/node_modules"), tools());
    Path known = Path.of("web/build/types.tsbuildinfo");
    if (Files.exists(SOURCES.resolve(known))) {
      Files.createDirectories(root.resolve("web/build"));
      Files.copy(SOURCES.resolve(known), root.resolve(known));
    }
  }

  /** A copy of them, for whoever might install them anew. */
  void copyTools() throws IOException, InterruptedException {
    run(".", List.of("cp", "-a", tools().toString(), "web/node_modules"));
  }

  private static Path tools() {
    Path tools = SOURCES.resolve("web/node_modules");
    assertTrue(Files.isDirectory(tools), "npm --prefix web ci installs the page’s tools");
    return tools;
  }

  /** Lays a game out as the command does. */
  int newGame(String id) {
    return Main.commandLine().execute("new-game", id, "--files-only", "--into", root.toString());
  }

  /**
   * Turns a game that was laid out into the one that is kept under {@code examples}, file by file.
   */
  void overlay(String example) throws IOException {
    for (Path folder : ownFolders(example)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
    }
    copy(root.resolve("examples").resolve(example), root);
  }

  private List<Path> ownFolders(String id) {
    return List.of(
        root.resolve("rules/src/main/java/bergerie/games/" + id.replace("-", "")),
        root.resolve("web/games/" + id));
  }

  /** The files of a kind that are not as in the sources. */
  List<String> changed(String suffix) throws IOException {
    List<String> changed = new ArrayList<>();
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return BUILT.contains(folder.getFileName().toString())
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Path before = SOURCES.resolve(root.relativize(file));
            if (attributes.isRegularFile()
                && file.toString().endsWith(suffix)
                && (!Files.exists(before) || Files.mismatch(before, file) >= 0)) {
              changed.add(file.toString());
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return changed.stream().sorted().toList();
  }

  /** Runs a program in a folder of the copy; all it says is the message when it fails. */
  void run(String folder, List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(root.resolve(folder).toFile())
            .redirectErrorStream(true)
            .start();
    try {
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), () -> String.join(" ", command) + "\n" + said);
    } finally {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }
}
