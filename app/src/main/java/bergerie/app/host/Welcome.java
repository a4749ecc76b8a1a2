package bergerie.app.host;

import bergerie.server.reach.Addresses;
import java.util.ArrayList;
import java.util.List;

/** What a server says when it is open: how it is reached, from here and from elsewhere. */
record Welcome(Addresses addresses) {

  /** Who reads it: somebody who could hold a phone before it, or a file. */
  enum Reader {
    PERSON,
    PROGRAM
  }

  List<String> lines(Reader reader) {
    List<String> lines = new ArrayList<>();
    lines.add("Bergerie is open: http://localhost:" + addresses.port() + "/");
    List<String> others =
        addresses.fixed().map(List::of).orElseGet(addresses::inNetwork).stream()
            .map(url -> url + "/")
            .toList();
    if (others.isEmpty()) {
      lines.add("Only this machine can reach it.");
      return lines;
    }
    lines.add(
        addresses.fixed().isPresent()
            ? "Others reach it at:"
            : "Phones and other machines in your network reach it at:");
    others.forEach(url -> lines.add("  " + url));
    if (reader == Reader.PERSON) {
      lines.addAll(QrLines.of(others.getFirst()));
    }
    return lines;
  }
}
