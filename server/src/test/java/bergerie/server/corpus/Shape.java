package bergerie.server.corpus;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * Which fields an answer had when it was recorded. A digest over these alone stays what it was when
 * answers get new fields, and changes with everything else.
 */
final class Shape {

  private static final String ITEM = "[]";
  private static final int DIGITS = 16;

  /** What is told becomes better over time, and nothing old depends on it: cues are compared. */
  private static final Set<String> TOLD = Set.of("words", "telling");

  private final Map<String, Shape> fields = new TreeMap<>();

  /** Knows the fields of an answer from now on. */
  void learn(JsonNode answer) {
    if (answer.isObject()) {
      answer.properties().stream()
          .filter(field -> !TOLD.contains(field.getKey()))
          .forEach(field -> child(field.getKey()).learn(field.getValue()));
    } else if (answer.isArray()) {
      answer.forEach(item -> child(ITEM).learn(item));
    }
  }

  private Shape child(String name) {
    return fields.computeIfAbsent(name, _ -> new Shape());
  }

  String digest(JsonNode answer) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      StringBuilder known = new StringBuilder();
      write(answer, known);
      digest.update(known.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private void write(JsonNode answer, StringBuilder known) {
    if (answer.isObject()) {
      known.append('{');
      for (String name : new TreeSet<>(answer.propertyNames())) {
        Shape shape = fields.get(name);
        if (shape != null) {
          known.append(name).append(':');
          shape.write(answer.path(name), known);
          known.append(',');
        }
      }
      known.append('}');
    } else if (answer.isArray()) {
      known.append('[');
      Shape shape = child(ITEM);
      answer.forEach(
          item -> {
            shape.write(item, known);
            known.append(',');
          });
      known.append(']');
    } else {
      known.append(answer);
    }
  }

  /** One line for each field that has no more fields, its names parted by tabs. */
  String text() {
    StringBuilder text = new StringBuilder();
    write("", text);
    return text.toString();
  }

  private void write(String path, StringBuilder text) {
    if (fields.isEmpty()) {
      text.append(path.strip()).append('\n');
    }
    fields.forEach((name, shape) -> shape.write(path + "\t" + name, text));
  }

  static Shape read(String text) {
    Shape shape = new Shape();
    text.lines()
        .forEach(
            path -> {
              Shape at = shape;
              for (String name : path.split("\t", -1)) {
                at = at.child(name);
              }
            });
    return shape;
  }
}
