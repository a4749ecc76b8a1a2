package bergerie.server.store;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The process that holds a store. */
record Keeper(long process, String host) {

  private static final Pattern TEXT = Pattern.compile("bergerie ([0-9]{1,18})@(\\S+)");

  /** This process. */
  static Keeper here() {
    return new Keeper(ProcessHandle.current().pid(), thisHost());
  }

  private static String thisHost() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "unknown";
    }
  }

  static Optional<Keeper> read(String text) {
    Matcher parts = TEXT.matcher(text.strip());
    return parts.matches()
        ? Optional.of(new Keeper(Long.parseLong(parts.group(1)), parts.group(2)))
        : Optional.empty();
  }

  String write() {
    return "bergerie " + process + "@" + host;
  }

  /** For people: the host only where it is another one. */
  String told() {
    return "process " + process + (host.equals(thisHost()) ? "" : " on " + host);
  }
}
