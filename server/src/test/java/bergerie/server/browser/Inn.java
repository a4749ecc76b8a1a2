package bergerie.server.browser;

import bergerie.server.Scratch;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.hall.TableConfig;
import bergerie.solve.SmallSolution;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A real server with hasty bots. It may close, and open again at the same address. */
final class Inn implements AutoCloseable {

  /** Enough for tables, few enough for a moment's work. */
  private static final int FEW_SHEEP = 6;

  private final Path data;
  private final Luck luck;
  private final Duration grace;
  private Server server;
  private final int port;

  private Inn(Path data, Luck luck, Duration grace) {
    this.data = data;
    this.luck = luck;
    this.grace = grace;
    this.server = Server.start(config(0));
    this.port = server.port();
  }

  static Inn open(Luck luck, Duration grace) {
    return new Inn(Scratch.untilTheEnd().folder(), luck, grace);
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  void reopen() {
    server = Server.start(config(port));
  }

  private ServerConfig config(int at) {
    return ServerConfig.standard(data)
        .host("127.0.0.1")
        .port(at)
        .small(List.of(SmallSolution.kukuli(FEW_SHEEP, 24_000_000)))
        .tables(TableConfig.standard().hasty().grace(grace).seeds(luck::seed));
  }

  @Override
  public void close() {
    server.close();
  }
}
