package bergerie.app.common;

import tools.jackson.databind.json.JsonMapper;

/** What programs read: one JSON value on standard output. */
public final class Json {

  private Json() {}

  public static String of(Object value) {
    return JsonMapper.builder().build().writeValueAsString(value);
  }
}
