package bergerie.table.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A call, as it is documented.
 *
 * @param params of path, query and head
 * @param body what it brings
 * @param replies by status, those that every call may get left out
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

  private static <T> List<T> plus(List<T> list, T one) {
    List<T> longer = new ArrayList<>(list);
    longer.add(one);
    return longer;
  }
}
