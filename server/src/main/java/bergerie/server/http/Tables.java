package bergerie.server.http;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.server.table.Hall;
import bergerie.server.table.Letter;
import bergerie.server.table.Secrets;
import bergerie.server.wire.Fields;
import bergerie.server.wire.Json;
import bergerie.server.wire.TableInfo;
import bergerie.server.wire.WireReader;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Calls about tables: setting one up, looking at it, sitting down. */
record Tables(Hall hall) {

  Answer create(Fields fields) {
    return created(hall, TableWish.read(fields, hall));
  }

  static Answer created(Hall hall, TableWish wish) {
    String table = hall.create(wish.head()).join();
    return Answer.json(
        201,
        json -> {
          json.writeStringProperty("table", table);
          json.writeArrayPropertyStart("seats");
          for (int i = 0; i < wish.seats().size(); i++) {
            TableWish.Given given = wish.seats().get(i);
            json.writeStartObject();
            json.writeNumberProperty("seat", i);
            json.writeStringProperty("kind", given.kind());
            given.token().ifPresent(token -> json.writeStringProperty("token", token));
            given.invite().ifPresent(invite -> json.writeStringProperty("invite", invite));
            json.writeEndObject();
          }
          json.writeEndArray();
          json.writeStringProperty("watch", wish.watch());
        });
  }

  Answer info(String table) {
    CompletableFuture<Optional<TableInfo>> answer = new CompletableFuture<>();
    hall.post(table, new Letter.Describe(answer));
    return answer
        .join()
        .map(info -> Answer.json(200, json -> Json.table(json, info)))
        .orElseGet(() -> Answer.fault(404, "table", "no such table", "table inconnue"));
  }

  Answer join(String table, Fields fields) {
    String invite = fields.text("invite", 1, WireReader.LONGEST_TOKEN);
    String name =
        fields.has("name") ? WireReader.line(fields, "name", 0, WireReader.LONGEST_NAME) : "";
    String token =
        fields
            .optional("id", WireReader.LONGEST_ID)
            .map(request -> Secrets.token(invite, request))
            .orElseGet(Secrets::token);
    CompletableFuture<Letter.Joining> answer = new CompletableFuture<>();
    hall.post(table, new Letter.Join(invite, name, token, answer));
    return switch (answer.join()) {
      case Letter.Joining.Seated(Seat seat, String given) ->
          Answer.json(
              200,
              json -> {
                json.writeNumberProperty("seat", seat.index());
                json.writeStringProperty("token", given);
              });
      case Letter.Joining.Taken _ ->
          Answer.fault(409, "invite", "this seat is taken", "cette place est prise");
      case Letter.Joining.Unknown(String field, Words why) ->
          Answer.fault(field.equals("table") ? 404 : 403, field, why);
    };
  }
}
