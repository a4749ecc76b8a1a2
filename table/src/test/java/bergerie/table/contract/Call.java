package bergerie.table.contract;

import bergerie.table.wire.shape.Given;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A call, as it is documented.
 *
 * @param params of path, query and head
 * @param body what it brings
 * @param replies those that are its own
 */
record Call(
    String method,
    String path,
    String summary,
    List<Param> params,
    Optional<Content> body,
    List<Reply> replies) {

  /** What a body holds. */
  sealed interface Content {
    record Json(Class<?> type) implements Content {}

    record JsonList(Class<?> type) implements Content {}

    /** One of several. */
    record JsonOf(List<Class<?>> types) implements Content {}

    /** Text of no further form. */
    record Plain() implements Content {}

    /** JSON that is described elsewhere. */
    record Other() implements Content {}
  }

  /** Where a parameter stands. */
  enum Place {
    PATH,
    QUERY,
    TOKEN
  }

  record Param(Place place, String name, String pattern, String meaning) {}

  record Reply(int status, String meaning, Optional<Content> content) {}

  private static final Content REFUSAL = new Content.Json(Given.Refusal.class);

  private static final List<Reply> ANY_TIME =
      List.of(
          refusal(400, "This can't be asked here"),
          refusal(429, "More than 40 calls a second on one connection"),
          refusal(500, "Our own mistake"));

  private static final Reply ELSEWHERE = refusal(403, "Not from a page of another origin");

  static Call get(String path, String summary) {
    return new Call("get", path, summary, List.of(), Optional.empty(), List.of());
  }

  static Call post(String path, String summary) {
    return new Call("post", path, summary, List.of(), Optional.empty(), List.of());
  }

  Call with(Param param) {
    return new Call(method, path, summary, plus(params, param), body, replies);
  }

  Call in(String name, String pattern, String meaning) {
    return with(new Param(Place.PATH, name, pattern, meaning));
  }

  Call asks(String name, String pattern, String meaning) {
    return with(new Param(Place.QUERY, name, pattern, meaning));
  }

  /** Only for whoever sits there. */
  Call seated() {
    return with(new Param(Place.TOKEN, "token", "", ""));
  }

  Call brings(Content content) {
    return new Call(method, path, summary, params, Optional.of(content), replies);
  }

  Call answers(int status, String meaning, Content content) {
    return new Call(
        method,
        path,
        summary,
        params,
        body,
        plus(replies, new Reply(status, meaning, Optional.of(content))));
  }

  Call answers(int status, String meaning, Class<?> type) {
    return answers(status, meaning, new Content.Json(type));
  }

  Call answers(int status, String meaning) {
    return new Call(
        method,
        path,
        summary,
        params,
        body,
        plus(replies, new Reply(status, meaning, Optional.empty())));
  }

  /** All that it may be answered, by status: what is its own, and what any call may get. */
  List<Reply> all() {
    Map<Integer, Reply> all = new TreeMap<>();
    ANY_TIME.forEach(reply -> all.put(reply.status(), reply));
    if (method.equals("post")) {
      all.put(ELSEWHERE.status(), ELSEWHERE);
    }
    replies.forEach(reply -> all.merge(reply.status(), reply, Call::either));
    return List.copyOf(all.values());
  }

  /** What the call itself may say with a status, where any call may say something else with it. */
  private static Reply either(Reply any, Reply own) {
    return any.content().equals(Optional.of(REFUSAL))
            && own.content().orElse(REFUSAL) instanceof Content.Json(Class<?> type)
            && type != Given.Refusal.class
        ? new Reply(
            own.status(),
            own.meaning(),
            Optional.of(new Content.JsonOf(List.of(type, Given.Refusal.class))))
        : own;
  }

  private static Reply refusal(int status, String meaning) {
    return new Reply(status, meaning, Optional.of(REFUSAL));
  }

  private static <T> List<T> plus(List<T> list, T one) {
    List<T> longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
