package bergerie.server;

import bergerie.games.Shelf;
import bergerie.server.hall.TableConfig;
import bergerie.server.http.Building;
import bergerie.server.http.Limits;
import bergerie.solve.SmallSolution;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.table.wire.shape.ViewWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a server is run.
 *
 * @param host the address to listen on
 * @param port 0 for any free one
 * @param data the folder of the SQLite file and of the solved hunts
 * @param database the URL of a PostgreSQL database, instead of the file
 * @param views whoever writes the views of the games on the shelf
 * @param small the tables that may be built on the page
 * @param building by whom
 * @param origins more places a page may be served from, such as a proxy's
 */
public record ServerConfig(
    String host,
    int port,
    Path data,
    Optional<String> database,
    List<String> origins,
    Shelf shelf,
    ViewWriter views,
    TableConfig tables,
    Limits limits,
    List<SmallSolution> small,
    Building building) {

  public ServerConfig {
    origins = List.copyOf(origins);
  }

  public static ServerConfig standard(Path data) {
    return new ServerConfig(
        "0.0.0.0",
        8080,
        data,
        Optional.empty(),
        List.of(),
        new Shelf(Shelf.all()),
        ShelfViews::write,
        TableConfig.standard(),
        Limits.standard(),
        SmallSolution.ALL,
        Building.LOCAL);
  }

  /** The folder of the solved hunts. */
  public Path solved() {
    return data.resolve("tables");
  }

  public ServerConfig port(int next) {
    return new ServerConfig(
        host, next, data, database, origins, shelf, views, tables, limits, small, building);
  }

  public ServerConfig host(String next) {
    return new ServerConfig(
        next, port, data, database, origins, shelf, views, tables, limits, small, building);
  }

  public ServerConfig database(Optional<String> next) {
    return new ServerConfig(
        host, port, data, next, origins, shelf, views, tables, limits, small, building);
  }

  public ServerConfig origins(List<String> next) {
    return new ServerConfig(
        host, port, data, database, next, shelf, views, tables, limits, small, building);
  }

  public ServerConfig shelf(Shelf next) {
    return new ServerConfig(
        host, port, data, database, origins, next, views, tables, limits, small, building);
  }

  public ServerConfig views(ViewWriter next) {
    return new ServerConfig(
        host, port, data, database, origins, shelf, next, tables, limits, small, building);
  }

  public ServerConfig tables(TableConfig next) {
    return new ServerConfig(
        host, port, data, database, origins, shelf, views, next, limits, small, building);
  }

  public ServerConfig small(List<SmallSolution> next) {
    return new ServerConfig(
        host, port, data, database, origins, shelf, views, tables, limits, next, building);
  }

  public ServerConfig limits(Limits next) {
    return new ServerConfig(
        host, port, data, database, origins, shelf, views, tables, next, small, building);
  }

  public ServerConfig building(Building next) {
    return new ServerConfig(
        host, port, data, database, origins, shelf, views, tables, limits, small, next);
  }
}
