package bergerie.table.wire.json;

/**
 * Writes JSON without spaces, in the order in which it is told. Whoever calls closes what it opens.
 */
public final class JsonWriter {

  private static final String HEX = "0123456789ABCDEF";

  private final Sink sink;

  /** Whether a value stands before the next one, in the same object or list. */
  private boolean more;

  public JsonWriter(Sink sink) {
    this.sink = sink;
  }

  public void open() {
    begin('{');
  }

  public void close() {
    end('}');
  }

  public void openList() {
    begin('[');
  }

  public void closeList() {
    end(']');
  }

  /** A name of ours for a field, in plain letters; its value comes next. */
  public JsonWriter name(String name) {
    separate();
    sink.name(name);
    more = false;
    return this;
  }

  /** A name that may be anything. */
  public JsonWriter anyName(String name) {
    text(name);
    sink.put(':');
    more = false;
    return this;
  }

  public void text(String text) {
    separate();
    sink.put('"');
    escaped(text);
    sink.put('"');
  }

  public void number(long number) {
    separate();
    sink.put(number);
  }

  /** A fraction; what is no number has no place in JSON, and is told as text. */
  public void number(double number) {
    if (Double.isFinite(number)) {
      plain(Double.toString(number));
    } else {
      text(Double.toString(number));
    }
  }

  public void truth(boolean yes) {
    plain(yes ? "true" : "false");
  }

  public void nothing() {
    plain("null");
  }

  private void plain(String value) {
    separate();
    sink.put(value, 0, value.length());
  }

  private void begin(char bracket) {
    separate();
    sink.put(bracket);
    more = false;
  }

  private void end(char bracket) {
    sink.put(bracket);
    more = true;
  }

  private void separate() {
    if (more) {
      sink.put(',');
    }
    more = true;
  }

  private void escaped(String text) {
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      if (sign < ' ' || sign == '"' || sign == '\\') {
        sink.put(text, from, i);
        escape(sign);
        from = i + 1;
      }
    }
    sink.put(text, from, text.length());
  }

  private void escape(char sign) {
    sink.put('\\');
    switch (sign) {
      case '"', '\\' -> sink.put(sign);
      case '\b' -> sink.put('b');
      case '\t' -> sink.put('t');
      case '\n' -> sink.put('n');
      case '\f' -> sink.put('f');
      case '\r' -> sink.put('r');
      default -> {
        sink.put("u00", 0, 3);
        sink.put(HEX.charAt(sign >> 4));
        sink.put(HEX.charAt(sign & 15));
      }
    }
  }
}
