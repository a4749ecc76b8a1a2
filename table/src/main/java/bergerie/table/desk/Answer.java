package bergerie.table.desk;

import bergerie.rules.Words;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.json.Paper;
import bergerie.table.wire.shape.Given;
import java.util.function.Consumer;

/** What a request is answered. */
public record Answer(int status, String type, String body) implements Result {

  private static final String JSON = "application/json; charset=utf-8";

  public static final Answer NO_TABLE = fault(404, "table", "no such table", "table inconnue");
  public static final Answer NO_MATCH = fault(404, "table", "no such match", "partie inconnue");

  /** The store does not answer. */
  public static final Answer AWAY =
      fault(
          503,
          "",
          "the matches can't be reached right now; please try again",
          "les parties sont inaccessibles pour l’instant ; réessayez");

  static final Answer UNSAVED =
      fault(503, "", "could not be saved; please try again", "pas enregistré ; réessayez");

  public static final Answer MISTAKE =
      fault(500, "", "our own mistake", "une erreur de notre part");

  public static Answer json(int status, Consumer<JsonWriter> body) {
    return json(status, Paper.of(body));
  }

  public static Answer json(int status, String body) {
    return new Answer(status, JSON, body);
  }

  public static Answer text(String body) {
    return new Answer(200, "text/plain; charset=utf-8", body);
  }

  public static Answer fault(int status, String field, Words why) {
    Given.Refusal refusal = new Given.Refusal(new Given.Fault(field, why));
    return json(status, json -> GivenWriter.write(json, refusal));
  }

  public static Answer fault(int status, String field, String en, String fr) {
    return fault(status, field, new Words(en, fr));
  }
}
