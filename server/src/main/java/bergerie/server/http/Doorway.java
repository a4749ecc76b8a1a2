package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.server.preview.Previews;
import bergerie.server.reach.Addresses;
import bergerie.server.store.Lazy;
import bergerie.table.desk.Desk;
import bergerie.table.wire.TableInfo;
import io.vertx.core.http.HttpServerRequest;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Answers each path of the page with the page, and with what is told of the link. */
final class Doorway {

  private static final String INDEX = "/index.html";

  /** Who looks at a link does not wait for a table that takes longer. */
  private static final long PATIENCE = 2;

  private final Hall hall;
  private final Desk desk;
  private final Supplier<Addresses> addresses;
  private final Lazy<Previews> previews;

  Doorway(Hall hall, Desk desk, Supplier<Addresses> addresses, Page page) {
    this.hall = hall;
    this.desk = desk;
    this.addresses = addresses;
    this.previews =
        new Lazy<>(
            () ->
                new Previews(
                    page.find(INDEX).map(index -> index.bytes().toString()).orElse(""),
                    hall.shelf(),
                    picture -> page.find(picture).isPresent()));
  }

  /** Whether the path is one of the page's. */
  boolean serve(HttpServerRequest request) {
    String path = request.path();
    if (path == null || !Previews.isScreen(path)) {
      return false;
    }
    Optional<String> table = Previews.table(path);
    var _ =
        table
            .map(this::asked)
            .orElse(CompletableFuture.completedFuture(Optional.empty()))
            .thenAccept(info -> answer(request, path, info));
    return true;
  }

  private CompletableFuture<Optional<TableInfo>> asked(String table) {
    CompletableFuture<Optional<TableInfo>> info = new CompletableFuture<>();
    hall.offload(() -> desk.glance(table, info::complete));
    return info.completeOnTimeout(Optional.empty(), PATIENCE, TimeUnit.SECONDS);
  }

  private void answer(HttpServerRequest request, String path, Optional<TableInfo> table) {
    String page =
        previews
            .get()
            .page(path, table, request.getHeader("Accept-Language"), addresses.get().fixed());
    request.response().putHeader("Vary", "Accept-Language");
    Kept.of(
            page.getBytes(StandardCharsets.UTF_8),
            "text/html; charset=utf-8",
            Kept.Term.UNTIL_ASKED)
        .answer(request);
  }
}
