package bergerie.server.browser;

import bergerie.server.Scratch;
import bergerie.server.Seeds;
import bergerie.server.Server;
import bergerie.server.ServerConfig;
import bergerie.server.hall.TableConfig;
import bergerie.solve.SmallSolution;
import java.nio.file.Path;
import java.util.List;

/** A real server. It may close, and open again at the same address. */
final class Inn implements AutoCloseable {

  /** Enough for tables, few enough for a moment's work. */
  private static final int FEW_SHEEP = 6;

  private final Path data;
  private final TableConfig tables;
  private final String host;
  private Server server;
  private final int port;

  private Inn(Path data, String host, TableConfig tables) {
    this.data = data;
    this.host = host;
    this.tables = tables;
    this.server = Server.start(config(0));
    this.port = server.port();
  }

  static Inn open(TableConfig tables) {
    return at("127.0.0.1", tables);
  }

  /** One that is reached by an address of this machine, maybe not by its own. */
  static Inn at(String host, TableConfig tables) {
    return new Inn(Scratch.untilTheEnd().folder(), host, tables);
  }

  String address() {
    return "http://" + host + ":" + port;
  }

  void reopen() {
    server = Server.start(config(port));
  }

  private ServerConfig config(int at) {
    return ServerConfig.standard(data)
        .host(host)
        .port(at)
        .small(List.of(SmallSolution.kukuli(FEW_SHEEP, 24_000_000)))
        .tables(tables.random(Seeds.at(data)));
  }

  @Override
  public void close() {
    server.close();
  }
}
