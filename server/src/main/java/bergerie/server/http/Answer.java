package bergerie.server.http;

import bergerie.rules.Words;
import bergerie.server.wire.Json;
import bergerie.server.wire.WireWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;

/** What a REST call is answered. */
record Answer(int status, String type, String body) {

  static Answer json(int status, Consumer<JsonGenerator> fields) {
    return json(status, WireWriter.object(fields));
  }

  static Answer json(int status, String body) {
    return new Answer(status, "application/json; charset=utf-8", body);
  }

  static Answer text(String body) {
    return new Answer(200, "text/plain; charset=utf-8", body);
  }

  static Answer fault(int status, String field, Words why) {
    return json(
        status,
        json -> {
          json.writeObjectPropertyStart("error");
          json.writeStringProperty("field", field);
          Json.words(json, "why", why);
          json.writeEndObject();
        });
  }

  static Answer fault(int status, String field, String en, String fr) {
    return fault(status, field, new Words(en, fr));
  }
}
