package bergerie.app.common;

import java.io.BufferedReader;
import java.io.Console;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Standard input and output. They speak UTF-8, whatever the locale says. */
public final class Terminal {

  private Terminal() {}

  /** Whether a person sits there, rather than a file or another program. */
  public static boolean attended() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  public static BufferedReader input() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }
}
