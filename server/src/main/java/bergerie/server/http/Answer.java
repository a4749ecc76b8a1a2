package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.wire.codec.GivenWriter;
import bergerie.server.wire.shape.Given;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.json.Paper;
import java.util.function.Consumer;

/** What a REST call is answered. */
record Answer(int status, String type, String body) {

  static final String JSON = "application/json; charset=utf-8";

  static Answer json(int status, Consumer<JsonWriter> body) {
    return json(status, Paper.of(body));
  }

  static Answer json(int status, String body) {
    return new Answer(status, JSON, body);
  }

  static Answer text(String body) {
    return new Answer(200, "text/plain; charset=utf-8", body);
  }

  static Answer fault(int status, String field, Words why) {
    Given.Refusal refusal = new Given.Refusal(new Given.Fault(field, why));
    return json(status, json -> GivenWriter.write(json, refusal));
  }

  static Answer fault(int status, String field, String en, String fr) {
    return fault(status, field, new Words(en, fr));
  }
}
