package bergerie.table.wire.codec;

import bergerie.table.wire.json.Fields;
import bergerie.table.wire.shape.Said;

/** Reads fields. Made from the records of the wire: see docs/wire-changes.md. */
public final class SaidReader {

  private SaidReader() {}

  public static Said readSaid(Fields fields) {
    return switch (fields.text("type", 1, 20)) {
      case "hello" -> readHello(fields);
      case "ping" -> readPing(fields);
      case "attach" -> readAttach(fields);
      case "detach" -> readDetach(fields);
      case "pledge" -> readPledge(fields);
      case "nonce" -> readNonce(fields);
      case "move" -> readMove(fields);
      case "why" -> readWhy(fields);
      case "advise" -> readAdvise(fields);
      case "hurry" -> readHurry(fields);
      case "here" -> readHere(fields);
      case "resign" -> readResign(fields);
      case "offer" -> readOffer(fields);
      case "answer" -> readAnswer(fields);
      case "rematch" -> readRematch(fields);
      case "chat" -> readChat(fields);
      case "standin" -> readStandIn(fields);
      case "leave" -> readLeave(fields);
      case "return" -> readReturn(fields);
      default -> throw fields.wrong("type", "no such message", "message inconnu");
    };
  }

  public static Said.Hello readHello(Fields fields) {
    return new Said.Hello(
        fields.text("id", 1, 64),
        fields.whole("protocol", 1, 1),
        fields.optional("can", name -> fields.texts(name, 16, 40)));
  }

  public static Said.Ping readPing(Fields fields) {
    return new Said.Ping(fields.text("id", 1, 64));
  }

  public static Said.Attach readAttach(Fields fields) {
    return new Said.Attach(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seen", 0, Integer.MAX_VALUE),
        fields.optional("tokens", name -> fields.texts(name, 16, 64)),
        fields.optional("watch", name -> fields.text(name, 0, 64)));
  }

  public static Said.Detach readDetach(Fields fields) {
    return new Said.Detach(fields.text("id", 1, 64), Forms.table(fields, "table"));
  }

  public static Said.Pledge readPledge(Fields fields) {
    return new Said.Pledge(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        Forms.hash(fields, "pledge"));
  }

  public static Said.Nonce readNonce(Fields fields) {
    return new Said.Nonce(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        Forms.nonce(fields, "nonce"));
  }

  public static Said.Move readMove(Fields fields) {
    return new Said.Move(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.whole("seen", 0, Integer.MAX_VALUE),
        fields.text("text", 1, 200));
  }

  public static Said.Why readWhy(Fields fields) {
    return new Said.Why(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.text("text", 1, 200));
  }

  public static Said.Advise readAdvise(Fields fields) {
    return new Said.Advise(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.optional("text", name -> fields.text(name, 1, 200)));
  }

  public static Said.Hurry readHurry(Fields fields) {
    return new Said.Hurry(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }

  public static Said.Here readHere(Fields fields) {
    return new Said.Here(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }

  public static Said.Resign readResign(Fields fields) {
    return new Said.Resign(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }

  public static Said.Offer readOffer(Fields fields) {
    return new Said.Offer(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        readWish(fields, "what", 1, 20));
  }

  static Said.Wish readWish(Fields fields, String field, int least, int most) {
    return switch (fields.text(field, least, most)) {
      case "draw" -> Said.Wish.DRAW;
      case "takeback" -> Said.Wish.TAKEBACK;
      case "count" -> Said.Wish.COUNT;
      case "end" -> Said.Wish.END;
      default ->
          throw fields.wrong(
              field,
              "expected draw, takeback, count or end",
              "draw, takeback, count ou end attendu");
    };
  }

  public static Said.Answer readAnswer(Fields fields) {
    return new Said.Answer(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.truth("yes"),
        readWish(fields, "what", 1, 20));
  }

  public static Said.Rematch readRematch(Fields fields) {
    return new Said.Rematch(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }

  public static Said.Chat readChat(Fields fields) {
    return new Said.Chat(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.line("text", 1, 300));
  }

  public static Said.StandIn readStandIn(Fields fields) {
    return new Said.StandIn(
        fields.text("id", 1, 64),
        Forms.table(fields, "table"),
        fields.whole("seat", 0, 15),
        fields.whole("absent", 0, 15));
  }

  public static Said.Leave readLeave(Fields fields) {
    return new Said.Leave(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }

  public static Said.Return readReturn(Fields fields) {
    return new Said.Return(
        fields.text("id", 1, 64), Forms.table(fields, "table"), fields.whole("seat", 0, 15));
  }
}
