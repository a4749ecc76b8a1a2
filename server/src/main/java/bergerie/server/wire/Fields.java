package bergerie.server.wire;

import bergerie.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Takes fields out of a JSON object and says clearly which one is wrong. */
public final class Fields {

  private final JsonNode node;
  private final String path;

  private Fields(JsonNode node, String path) {
    this.node = node;
    this.path = path;
  }

  /** The fields of an object. */
  public static Fields of(JsonNode node) {
    if (!node.isObject()) {
      throw new Wrong("", new Words("expected an object", "un objet est attendu"));
    }
    return new Fields(node, "");
  }

  /** A field that is missing or has the wrong form. It never leaves the reader of a message. */
  public static final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String field;
    private final transient Words why;

    public Wrong(String field, Words why) {
      super(field + ": " + why.en(), null, false, false);
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

  public boolean has(String field) {
    return node.hasNonNull(field);
  }

  public String text(String field, int least, int most) {
    JsonNode value = node.path(field);
    if (!value.isString()) {
      throw wrong(field, "expected a text", "un texte est attendu");
    }
    return checked(field, value.asString(), least, most);
  }

  private String checked(String field, String text, int least, int most) {
    if (text.length() < least || text.length() > most) {
      throw wrong(
          field,
          "expected " + least + " to " + most + " characters",
          least + " à " + most + " caractères attendus");
    }
    return text;
  }

  public Optional<String> optional(String field, int most) {
    return has(field) ? Optional.of(text(field, 0, most)) : Optional.empty();
  }

  public int whole(String field, int least, int most) {
    JsonNode value = node.path(field);
    if (!value.isIntegralNumber()
        || !value.canConvertToLong()
        || value.asLong() < least
        || value.asLong() > most) {
      throw wrong(
          field,
          "expected a whole number from " + least + " to " + most,
          "un nombre entier de " + least + " à " + most + " est attendu");
    }
    return value.asInt();
  }

  public boolean yes(String field) {
    JsonNode value = node.path(field);
    if (!value.isBoolean()) {
      throw wrong(field, "expected true or false", "true ou false est attendu");
    }
    return value.asBoolean();
  }

  public List<String> texts(String field, int most, int longest) {
    List<String> found = new ArrayList<>();
    for (JsonNode item : array(field, most)) {
      if (!item.isString()) {
        throw wrong(field, "expected a list of texts", "une liste de textes est attendue");
      }
      found.add(checked(field, item.asString(), 1, longest));
    }
    return found;
  }

  /** The objects of a list. */
  public List<Fields> objects(String field, int most) {
    List<Fields> found = new ArrayList<>();
    for (JsonNode item : array(field, most)) {
      String place = path + field + "." + found.size();
      if (!item.isObject()) {
        throw new Wrong(place, new Words("expected an object", "un objet est attendu"));
      }
      found.add(new Fields(item, place + "."));
    }
    return found;
  }

  public Fields object(String field) {
    if (!node.path(field).isObject()) {
      throw wrong(field, "expected an object", "un objet est attendu");
    }
    return new Fields(node.path(field), path + field + ".");
  }

  public List<String> names() {
    return List.copyOf(node.propertyNames());
  }

  /** The value of a field as text, be it text, number or true or false. */
  public String scalar(String field, int most) {
    JsonNode value = node.path(field);
    if (!value.isValueNode() || value.isNull()) {
      throw wrong(field, "expected a text or number", "un texte ou un nombre est attendu");
    }
    return checked(field, value.asString(), 0, most);
  }

  private List<JsonNode> array(String field, int most) {
    JsonNode value = node.path(field);
    if (!value.isArray() || value.size() > most) {
      throw wrong(
          field,
          "expected a list of at most " + most,
          "une liste d’au plus " + most + " est attendue");
    }
    List<JsonNode> items = new ArrayList<>();
    value.forEach(items::add);
    return items;
  }
}
