package bergerie.app;

import tools.jackson.databind.json.JsonMapper;

/** What programs read: one JSON value on standard output. */
final class Json {

  private Json() {}

  static String of(Object value) {
    return JsonMapper.builder().build().writeValueAsString(value);
  }
}
