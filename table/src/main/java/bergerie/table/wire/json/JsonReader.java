package bergerie.table.wire.json;

import bergerie.rules.match.Seal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads one JSON value by the letter of RFC 8259. What is too long, too deep, doubled, cut off or
 * followed by something else is refused; so are numbers that nobody counts to.
 */
public final class JsonReader {

  public static final int MOST_LEVELS = 32;
  private static final int MOST_DIGITS = 20;
  private static final char END = 0;

  private final String text;
  private int at;
  private int levels;

  private JsonReader(String text) {
    this.text = text;
  }

  /** The value that a text is; none where there are only spaces. */
  public static Optional<JsonValue> read(String text, int longest) throws NoJson {
    JsonReader reader = new JsonReader(text);
    if (text.length() > longest) {
      throw reader.wrong("too long");
    }
    reader.space();
    if (reader.isAtEnd()) {
      return Optional.empty();
    }
    JsonValue value = reader.value();
    reader.space();
    if (!reader.isAtEnd()) {
      throw reader.wrong("something follows");
    }
    return Optional.of(value);
  }

  private JsonValue value() throws NoJson {
    return switch (peek()) {
      case '{' -> fielded();
      case '[' -> items();
      case '"' -> new JsonValue.Text(string());
      case 't' -> word("true", new JsonValue.Truth(true));
      case 'f' -> word("false", new JsonValue.Truth(false));
      case 'n' -> word("null", new JsonValue.Nothing());
      default -> number();
    };
  }

  private JsonValue fielded() throws NoJson {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    enter();
    if (peek() != '}') {
      do {
        space();
        String name = name();
        space();
        expect(':');
        space();
        if (fields.put(name, value()) != null) {
          throw wrong("a field twice");
        }
        space();
      } while (takes(','));
    }
    leave('}');
    return new JsonValue.Fielded(fields);
  }

  private JsonValue items() throws NoJson {
    List<JsonValue> items = new ArrayList<>();
    enter();
    if (peek() != ']') {
      do {
        space();
        items.add(value());
        space();
      } while (takes(','));
    }
    leave(']');
    return new JsonValue.Items(items);
  }

  private void enter() throws NoJson {
    at++;
    levels++;
    if (levels > MOST_LEVELS) {
      throw wrong("too deep");
    }
    space();
  }

  private void leave(char bracket) throws NoJson {
    expect(bracket);
    levels--;
  }

  private String name() throws NoJson {
    String name = string();
    if (!Seal.isWhole(name)) {
      throw wrong("half of a letter in a name");
    }
    return name;
  }

  private String string() throws NoJson {
    expect('"');
    int from = at;
    while (!isAtEnd() && peek() != '"' && peek() != '\\') {
      plain();
    }
    if (peek() == '"') {
      at++;
      return text.substring(from, at - 1);
    }
    return escaped(new StringBuilder().append(text, from, at));
  }

  private String escaped(StringBuilder read) throws NoJson {
    while (!takes('"')) {
      read.append(takes('\\') ? escape() : plain());
    }
    return read.toString();
  }

  private char plain() throws NoJson {
    if (isAtEnd() || peek() < ' ') {
      throw wrong("a text that does not end");
    }
    return text.charAt(at++);
  }

  private char escape() throws NoJson {
    char sign = peek();
    at++;
    return switch (sign) {
      case '"', '\\', '/' -> sign;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> hex();
      default -> throw wrong("no such escape");
    };
  }

  private char hex() throws NoJson {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      char sign = peek();
      int digit = sign < 128 ? Character.digit(sign, 16) : -1;
      if (digit < 0) {
        throw wrong("expected four hexadecimal digits");
      }
      code = code << 4 | digit;
      at++;
    }
    return (char) code;
  }

  private JsonValue number() throws NoJson {
    int from = at;
    takes('-');
    int whole = at;
    int digits = digits();
    if (digits > 1 && text.charAt(whole) == '0') {
      throw wrong("a number that begins with 0");
    }
    boolean fraction = takes('.');
    if (fraction) {
      digits += digits();
    }
    boolean exponent = takes('e') || takes('E');
    if (exponent) {
      var _ = takes('+') || takes('-');
      digits += digits();
    }
    if (digits > MOST_DIGITS) {
      throw wrong("a number of too many digits");
    }
    String number = text.substring(from, at);
    return fraction || exponent
        ? new JsonValue.Fraction(Double.parseDouble(number))
        : new JsonValue.Whole(number.equals("-0") ? "0" : number);
  }

  private int digits() throws NoJson {
    int from = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == from) {
      throw wrong("expected a digit");
    }
    return at - from;
  }

  private JsonValue word(String word, JsonValue meaning) throws NoJson {
    if (!text.startsWith(word, at)) {
      throw wrong("no value");
    }
    at += word.length();
    return meaning;
  }

  private void space() {
    while (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r') {
      at++;
    }
  }

  private void expect(char sign) throws NoJson {
    if (!takes(sign)) {
      throw wrong("expected " + sign);
    }
  }

  private boolean takes(char sign) {
    if (isAtEnd() || text.charAt(at) != sign) {
      return false;
    }
    at++;
    return true;
  }

  /** The next sign; at the end one that begins nothing. */
  private char peek() {
    return isAtEnd() ? END : text.charAt(at);
  }

  private boolean isAtEnd() {
    return at >= text.length();
  }

  private NoJson wrong(String why) {
    return new NoJson(why, at);
  }
}
