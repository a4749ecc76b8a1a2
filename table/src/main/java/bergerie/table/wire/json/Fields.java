package bergerie.table.wire.json;

import bergerie.rules.Words;
import bergerie.rules.match.Seal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Takes fields out of a JSON object and says clearly which one is wrong. */
public final class Fields {

  private static final int LONGEST_NAME = 64;
  private static final JsonValue NOTHING = new JsonValue.Nothing();

  private final Map<String, JsonValue> values;
  private final String path;

  private Fields(Map<String, JsonValue> values, String path) {
    this.values = values;
    this.path = path;
  }

  /** The fields of an object. */
  public static Fields of(JsonValue value) {
    if (!(value instanceof JsonValue.Fielded(Map<String, JsonValue> fields))) {
      throw new Wrong("", new Words("expected an object", "un objet est attendu"));
    }
    return new Fields(fields, "");
  }

  /** A field that is missing or has the wrong form. It never leaves the reader of a message. */
  public static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String field;
    private final transient Words why;

    public Wrong(String field, Words why) {
      super(why.en(), null, false, false);
      this.field = field;
      this.why = why;
    }

    public String field() {
      return field;
    }

    public Words why() {
      return why;
    }
  }

  public Wrong wrong(String field, String en, String fr) {
    return new Wrong(path + field, new Words(en, fr));
  }

  /** The same, with a field that stands for whatever was there. */
  public Fields with(String field, String text) {
    Map<String, JsonValue> changed = new LinkedHashMap<>(values);
    changed.put(field, new JsonValue.Text(text));
    return new Fields(changed, path);
  }

  /** A field that may be missing, or null, which is the same. */
  public <T> Optional<T> optional(String field, Function<String, T> reading) {
    return value(field) instanceof JsonValue.Nothing
        ? Optional.empty()
        : Optional.of(reading.apply(field));
  }

  private JsonValue value(String field) {
    return values.getOrDefault(field, NOTHING);
  }

  public String text(String field, int least, int most) {
    if (!(value(field) instanceof JsonValue.Text(String text))) {
      throw wrong(field, "expected a text", "un texte est attendu");
    }
    return checked(field, text, least, most);
  }

  private String checked(String field, String text, int least, int most) {
    if (!Seal.isWhole(text)) {
      throw wrong(field, "half of a letter", "une moitié de lettre");
    }
    if (text.length() < least || text.length() > most) {
      throw wrong(
          field,
          "expected " + least + " to " + most + " characters",
          least + " à " + most + " caractères attendus");
    }
    return text;
  }

  /** A text for people: one line that can be written down. */
  public String line(String field, int least, int most) {
    String text = text(field, least, most);
    if (!Seal.isLine(text)) {
      throw wrong(field, "expected one line", "une seule ligne est attendue");
    }
    if (text.strip().length() < least) {
      throw wrong(field, "expected more than spaces", "autre chose que des espaces");
    }
    return text.strip();
  }

  public int whole(String field, int least, int most) {
    return longs(value(field))
        .filter(number -> number >= least && number <= most)
        .map(Math::toIntExact)
        .orElseThrow(
            () ->
                wrong(
                    field,
                    "expected a whole number from " + least + " to " + most,
                    "un nombre entier de " + least + " à " + most + " est attendu"));
  }

  private static Optional<Long> longs(JsonValue value) {
    try {
      return value instanceof JsonValue.Whole(String digits)
          ? Optional.of(Long.valueOf(digits))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  public boolean truth(String field) {
    if (!(value(field) instanceof JsonValue.Truth(boolean yes))) {
      throw wrong(field, "expected true or false", "true ou false est attendu");
    }
    return yes;
  }

  public List<String> texts(String field, int most, int longest) {
    List<String> found = new ArrayList<>();
    for (JsonValue item : items(field, most)) {
      if (!(item instanceof JsonValue.Text(String text))) {
        throw wrong(field, "expected a list of texts", "une liste de textes est attendue");
      }
      found.add(checked(field, text, 1, longest));
    }
    return found;
  }

  /** The objects of a list. */
  public <T> List<T> objects(String field, int most, Function<Fields, T> reading) {
    List<T> found = new ArrayList<>();
    for (JsonValue item : items(field, most)) {
      String place = path + field + "." + found.size();
      found.add(reading.apply(object(item, place)));
    }
    return found;
  }

  public Fields object(String field) {
    return object(value(field), path + field);
  }

  private static Fields object(JsonValue value, String place) {
    if (!(value instanceof JsonValue.Fielded(Map<String, JsonValue> fields))) {
      throw new Wrong(place, new Words("expected an object", "un objet est attendu"));
    }
    return new Fields(fields, place + ".");
  }

  /** An object of texts, sorted by name; a number, or true or false, is taken by its text. */
  public Map<String, String> named(String field, int longest) {
    Fields fields = object(field);
    // Short names: they are quoted where something is wrong.
    if (fields.values.keySet().stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
      throw wrong(field, "a name that can't be one", "un nom qui n’en est pas un");
    }
    Map<String, String> found = new TreeMap<>();
    fields.values.keySet().forEach(name -> found.put(name, fields.scalar(name, longest)));
    return found;
  }

  private String scalar(String field, int most) {
    String text =
        switch (value(field)) {
          case JsonValue.Text(String plain) -> plain;
          case JsonValue.Whole(String digits) -> digits;
          case JsonValue.Fraction(double fraction) -> Double.toString(fraction);
          case JsonValue.Truth(boolean yes) -> Boolean.toString(yes);
          case JsonValue.Nothing _, JsonValue.Items _, JsonValue.Fielded _ ->
              throw wrong(field, "expected a text or number", "un texte ou un nombre est attendu");
        };
    return checked(field, text, 0, most);
  }

  private List<JsonValue> items(String field, int most) {
    if (!(value(field) instanceof JsonValue.Items(List<JsonValue> items)) || items.size() > most) {
      throw wrong(
          field,
          "expected a list of at most " + most,
          "une liste d’au plus " + most + " est attendue");
    }
    return items;
  }
}
