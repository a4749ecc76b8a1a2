package bergerie.server.wire;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.rules.match.Seal;
import bergerie.server.match.Offer;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The one parse of what clients say. */
public final class WireReader {

  public static final int MOST_BYTES = 16 * 1024;
  public static final int MOST_LEVELS = 32;
  public static final int LONGEST_ID = 64;
  public static final int LONGEST_TOKEN = 64;
  public static final int LONGEST_NAME = 40;
  public static final int LONGEST_CHAT = 300;
  private static final int LONGEST_MOVE = 200;
  private static final int MOST_SEATS = 16;
  private static final Words NOT_JSON =
      new Words("this is not a JSON object", "ce n’est pas un objet JSON");

  private static final JsonMapper JSON = strict(MOST_BYTES);

  private WireReader() {}

  /** A reader that refuses what is too big, too deep, doubled or followed by something else. */
  public static JsonMapper strict(int mostBytes) {
    return JsonMapper.builder(
            JsonFactory.builder()
                .streamReadConstraints(
                    StreamReadConstraints.builder()
                        .maxNestingDepth(MOST_LEVELS)
                        .maxDocumentLength(mostBytes)
                        .maxStringLength(mostBytes)
                        .maxNumberLength(20)
                        .build())
                .build())
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
  }

  public static Parsed read(String text) {
    return parse(text).map(WireReader::read).orElseGet(WireReader::notJson);
  }

  /** A message that was brought to a table, and need not name it. */
  public static Parsed read(String text, String table) {
    Optional<ObjectNode> message = parse(text);
    message.ifPresent(node -> node.put("table", table));
    return message.map(WireReader::read).orElseGet(WireReader::notJson);
  }

  private static Optional<ObjectNode> parse(String text) {
    try {
      return Optional.of(JSON.readTree(text))
          .filter(JsonNode::isObject)
          .map(ObjectNode.class::cast);
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  private static Parsed notJson() {
    return new Parsed.Nonsense(Optional.empty(), "", NOT_JSON);
  }

  private static Parsed read(ObjectNode node) {
    Optional<String> id = Optional.empty();
    try {
      Fields fields = Fields.of(node);
      id = Optional.of(fields.text("id", 1, LONGEST_ID));
      return new Parsed.Message(message(fields, id.get()));
    } catch (Fields.Wrong wrong) {
      return new Parsed.Nonsense(id, wrong.field(), wrong.why());
    }
  }

  private static FromClient message(Fields fields, String id) {
    String type = fields.text("type", 1, 20);
    return switch (type) {
      case "hello" -> new FromClient.Hello(id, fields.whole("protocol", 1, 1));
      case "ping" -> new FromClient.Ping(id);
      case "attach", "detach" -> forTable(fields, id, type);
      case "nonce",
          "move",
          "why",
          "advise",
          "here",
          "resign",
          "offer",
          "answer",
          "rematch",
          "chat",
          "leave",
          "return" ->
          forSeat(fields, id, type);
      default -> throw fields.wrong("type", "no such message", "message inconnu");
    };
  }

  private static FromClient forTable(Fields fields, String id, String type) {
    String table = table(fields);
    return type.equals("detach")
        ? new FromClient.Detach(id, table)
        : new FromClient.Attach(
            id,
            table,
            seen(fields),
            fields.has("tokens") ? fields.texts("tokens", MOST_SEATS, LONGEST_TOKEN) : List.of(),
            fields.optional("watch", LONGEST_TOKEN));
  }

  private static FromClient forSeat(Fields fields, String id, String type) {
    String table = table(fields);
    Seat seat = Seat.of(fields.whole("seat", 0, MOST_SEATS - 1));
    return switch (type) {
      case "nonce" -> new FromClient.Nonce(id, table, seat, nonce(fields));
      case "move" ->
          new FromClient.Move(id, table, seat, seen(fields), fields.text("text", 1, LONGEST_MOVE));
      case "why" -> new FromClient.Why(id, table, seat, fields.text("text", 1, LONGEST_MOVE));
      case "advise" -> new FromClient.Advise(id, table, seat);
      case "here" -> new FromClient.Here(id, table, seat);
      case "resign" -> new FromClient.Resign(id, table, seat);
      case "offer" -> new FromClient.Make(id, table, seat, what(fields));
      case "answer" ->
          fields.yes("yes")
              ? new FromClient.Grant(id, table, seat, what(fields))
              : new FromClient.Decline(id, table, seat, what(fields));
      case "rematch" -> new FromClient.Rematch(id, table, seat);
      case "chat" -> new FromClient.Chat(id, table, seat, line(fields, "text", 1, LONGEST_CHAT));
      case "leave" -> new FromClient.Leave(id, table, seat);
      default -> new FromClient.Return(id, table, seat);
    };
  }

  private static String table(Fields fields) {
    return fields.text("table", 1, LONGEST_ID);
  }

  private static long seen(Fields fields) {
    return fields.whole("seen", 0, Integer.MAX_VALUE);
  }

  private static String nonce(Fields fields) {
    String nonce = fields.text("nonce", 1, Seal.LONGEST_NONCE);
    if (!Seal.isNonce(nonce)) {
      throw fields.wrong(
          "nonce",
          "expected one line without spaces around it",
          "une ligne sans espaces autour est attendue");
    }
    return nonce;
  }

  /** A text for people: one line that can be written down. */
  public static String line(Fields fields, String field, int least, int most) {
    String text = fields.text(field, least, most);
    if (!Seal.isLine(text)) {
      throw fields.wrong(field, "expected one line", "une seule ligne est attendue");
    }
    if (text.strip().length() < least) {
      throw fields.wrong(field, "expected more than spaces", "autre chose que des espaces");
    }
    return text.strip();
  }

  private static Offer.What what(Fields fields) {
    return Offer.What.of(fields.text("what", 1, 20))
        .orElseThrow(
            () -> fields.wrong("what", "expected draw or takeback", "draw ou takeback attendu"));
  }
}
