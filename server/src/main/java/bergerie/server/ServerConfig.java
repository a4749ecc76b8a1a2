package bergerie.server;

import bergerie.games.Shelf;
import bergerie.server.hall.TableConfig;
import bergerie.server.http.Limits;
import bergerie.server.reach.Addresses;
import bergerie.server.reach.Building;
import bergerie.solve.SmallSolution;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.table.wire.shape.ViewWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a server is run.
 *
 * @param addresses what to listen on, and how that is reached; port 0 for any free one
 * @param data the folder of the SQLite file and of the solved hunts
 * @param database the URL of a PostgreSQL database, instead of the file
 * @param views whoever writes the views of the games on the shelf
 * @param small the tables that may be built on the page
 * @param building by whom
 * @param origins more places a page may be served from, such as a proxy's
 */
public record ServerConfig(
    Addresses addresses,
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
        new Addresses(Optional.empty(), "0.0.0.0", 8080),
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
    return addresses(new Addresses(addresses.fixed(), addresses.host(), next));
  }

  public ServerConfig host(String next) {
    return addresses(new Addresses(addresses.fixed(), next, addresses.port()));
  }

  /** The address by which others reach it, where it can't be told from the machine. */
  public ServerConfig publicUrl(Optional<String> next) {
    return addresses(new Addresses(next, addresses.host(), addresses.port()));
  }

  private ServerConfig addresses(Addresses next) {
    return new ServerConfig(
        next, data, database, origins, shelf, views, tables, limits, small, building);
  }

  public ServerConfig database(Optional<String> next) {
    return new ServerConfig(
        addresses, data, next, origins, shelf, views, tables, limits, small, building);
  }

  public ServerConfig origins(List<String> next) {
    return new ServerConfig(
        addresses, data, database, next, shelf, views, tables, limits, small, building);
  }

  public ServerConfig shelf(Shelf next) {
    return new ServerConfig(
        addresses, data, database, origins, next, views, tables, limits, small, building);
  }

  public ServerConfig views(ViewWriter next) {
    return new ServerConfig(
        addresses, data, database, origins, shelf, next, tables, limits, small, building);
  }

  public ServerConfig tables(TableConfig next) {
    return new ServerConfig(
        addresses, data, database, origins, shelf, views, next, limits, small, building);
  }

  public ServerConfig small(List<SmallSolution> next) {
    return new ServerConfig(
        addresses, data, database, origins, shelf, views, tables, limits, next, building);
  }

  public ServerConfig limits(Limits next) {
    return new ServerConfig(
        addresses, data, database, origins, shelf, views, tables, next, small, building);
  }

  public ServerConfig building(Building next) {
    return new ServerConfig(
        addresses, data, database, origins, shelf, views, tables, limits, small, next);
  }
}
