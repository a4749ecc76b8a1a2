package bergerie.app.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.server.reach.Addresses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WelcomeTest {

  private static List<String> said(Optional<String> fixed, String host, Welcome.Reader reader) {
    return new Welcome(new Addresses(fixed, host, 8080)).lines(reader);
  }

  @Test
  void othersAreToldWhereToCome() {
    assertEquals(
        List.of(
            "Bergerie is open: http://localhost:8080/",
            "Phones and other machines in your network reach it at:",
            "  http://192.0.2.1:8080/"),
        said(Optional.empty(), "192.0.2.1", Welcome.Reader.PROGRAM));
    assertEquals(
        List.of(
            "Bergerie is open: http://localhost:8080/",
            "Others reach it at:",
            "  https://games.example/"),
        said(Optional.of("https://games.example"), "0.0.0.0", Welcome.Reader.PROGRAM));
    assertEquals(
        List.of("Bergerie is open: http://localhost:8080/", "Only this machine can reach it."),
        said(Optional.empty(), "127.0.0.1", Welcome.Reader.PROGRAM));
  }

  /**
   * Version 2 has 25 squares a side (ISO/IEC 18004): with a frame of two, 29 of them in 15 lines.
   */
  @Test
  void aPersonGetsASquareToPhotograph() {
    List<String> lines = said(Optional.empty(), "192.0.2.1", Welcome.Reader.PERSON);
    List<String> code =
        lines.subList(3, lines.size()).stream()
            .map(line -> line.replaceAll("\u001B\\[[0-9;]*m", ""))
            .toList();
    assertEquals(15, code.size());
    assertTrue(code.stream().allMatch(line -> line.length() == 29));
    // The finder in the corner: seven dark squares, and below them the ring.
    assertEquals("  █▀▀▀▀▀█ ", code.get(1).substring(0, 10));
    assertEquals("  █ ███ █ ", code.get(2).substring(0, 10));
  }
}
