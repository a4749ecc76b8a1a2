package bergerie.server.browser.webkit;

import bergerie.server.Programs;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A screen that nobody sees.
 *
 * @param name what programs call it, {@code :0}
 */
record Display(Process process, String name) implements AutoCloseable {

  static Optional<Path> program() {
    return Programs.find("Xvfb");
  }

  static Display open() throws IOException {
    // It takes a number that is free, and tells it when it is ready.
    String command = program().orElseThrow() + " -displayfd 1 -screen 0 2000x1300x24 -nolisten tcp";
    Process process =
        WebKit.untilTheEnd(
            new ProcessBuilder(command.split(" ")).redirectError(Redirect.DISCARD).start());
    BufferedReader told = process.inputReader();
    String number = told.readLine();
    if (number == null) {
      throw new IOException("Xvfb does not start");
    }
    return new Display(process, ":" + number.strip());
  }

  @Override
  public void close() {
    process.destroy();
  }
}
