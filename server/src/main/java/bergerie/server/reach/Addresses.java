package bergerie.server.reach;

import bergerie.table.wire.shape.Given;
import io.vertx.core.MultiMap;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * By which addresses the house can be reached.
 *
 * @param fixed what the host says it is
 * @param host what it listens on
 */
public record Addresses(Optional<String> fixed, String host, int port) {

  /** Interfaces by which no other machine comes: bridges of containers and of virtual machines. */
  private static final List<String> INWARD = List.of("docker", "br-", "veth", "virbr", "vmnet");

  /** Where pages come from that are reached by the fixed address. */
  public Optional<String> origin() {
    return fixed.map(URI::create).map(url -> url.getScheme() + "://" + url.getRawAuthority());
  }

  /** An address as the host may write it: without a slash at the end, query or fragment. */
  public static Optional<String> read(String text) {
    try {
      URI url = new URI(text.strip());
      boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      boolean plain =
          url.getRawQuery() == null && url.getRawFragment() == null && url.getRawUserInfo() == null;
      return web && plain && url.getHost() != null
          ? Optional.of(url.toString().replaceFirst("/+$", ""))
          : Optional.empty();
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /** The address to pass on to others, as far as whoever asks may know it. */
  public Given.Address told(@Nullable String caller, MultiMap headers) {
    Optional<String> near =
        ThisMachine.calls(caller, headers) ? inNetwork().stream().findFirst() : Optional.empty();
    return new Given.Address(
        fixed.or(() -> near),
        fixed.isPresent()
            ? Given.Reach.PUBLIC
            : near.isPresent() ? Given.Reach.NETWORK : Given.Reach.HERE);
  }

  /** How other machines of the network reach it, those of homes and clubs first. */
  public List<String> inNetwork() {
    return listening()
        .flatMap(one -> one.isAnyLocalAddress() ? outward() : Stream.of(one))
        .filter(address -> !address.isLoopbackAddress())
        .map(address -> "http://" + written(address) + ":" + port)
        .distinct()
        .toList();
  }

  /** A name that leads nowhere is not listened on either. */
  private Stream<InetAddress> listening() {
    try {
      return Stream.of(InetAddress.getByName(host));
    } catch (UnknownHostException e) {
      return Stream.empty();
    }
  }

  private static Stream<InetAddress> outward() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(Addresses::isOutward)
          .flatMap(one -> one.getInterfaceAddresses().stream())
          .map(InterfaceAddress::getAddress)
          .filter(address -> address instanceof Inet4Address && !address.isLinkLocalAddress())
          .sorted(Comparator.comparing((InetAddress address) -> !address.isSiteLocalAddress()));
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isOutward(NetworkInterface network) {
    try {
      return network.isUp()
          && !network.isLoopback()
          && INWARD.stream().noneMatch(network.getName()::startsWith);
    } catch (SocketException e) {
      return false;
    }
  }

  private static String written(InetAddress address) {
    String text = address.getHostAddress();
    return text.contains(":") ? "[" + text + "]" : text;
  }
}
