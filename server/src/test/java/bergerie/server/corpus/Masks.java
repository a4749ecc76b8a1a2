package bergerie.server.corpus;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** What differs from run to run has a name in a transcript: equal things have equal names. */
final class Masks {

  static final String TIME = "<time>";
  static final String ANY = "<any>";

  private static final Set<String> TIMES = Set.of("at", "deadline", "now", "takeover", "until");
  private static final Map<String, String> SECRETS =
      Map.of(
          "table", "table", "next", "table", "token", "token", "tokens", "token", "invite",
          "invite", "watch", "watch", "code", "code");

  private static final Pattern NAME = Pattern.compile("<(table|token|invite|watch|code) [0-9]+>");

  /** What tables are called; other things are called next, too. */
  private static final Pattern TABLE = Pattern.compile("[a-z2-9]{12}");

  /** What stands for what: names of tables, tokens and the like. */
  private final Map<String, String> real = new LinkedHashMap<>();

  /** An answer as it is written down. */
  JsonNode masked(JsonNode answer) {
    return masked("", answer);
  }

  private JsonNode masked(String key, JsonNode node) {
    if (node.isObject()) {
      ObjectNode copy = JsonNodeFactory.instance.objectNode();
      node.properties().forEach(f -> copy.set(f.getKey(), masked(f.getKey(), f.getValue())));
      if (key.equals("left")) {
        copy.propertyNames().forEach(seat -> copy.put(seat, TIME));
      }
      return thought(key, copy);
    }
    if (node.isArray()) {
      ArrayNode copy = JsonNodeFactory.instance.arrayNode();
      node.forEach(item -> copy.add(masked(key, item)));
      return copy;
    }
    if (TIMES.contains(key) && node.isNumber()) {
      return StringNode.valueOf(TIME);
    }
    if (!node.isString()) {
      return node;
    }
    Optional.ofNullable(SECRETS.get(key)).ifPresent(kind -> learn(kind, node.asString()));
    return StringNode.valueOf(masked(node.asString()));
  }

  /** How far somebody thinks in a second depends on the machine. */
  private static JsonNode thought(String key, ObjectNode node) {
    if (node.has("choices") && !node.path("reason").path("kind").asString().equals("forced")) {
      node.put("choices", ANY);
      node.properties()
          .forEach(
              field -> {
                if (field.getValue().isNumber()
                    && !Set.of("seq", "seat").contains(field.getKey())) {
                  node.put(field.getKey(), ANY);
                }
              });
    }
    if (key.equals("reason")) {
      node.propertyNames().stream()
          .filter(n -> !n.equals("kind"))
          .toList()
          .forEach(name -> node.put(name, ANY));
    }
    return node;
  }

  private void learn(String kind, String secret) {
    boolean secretive = kind.equals("table") ? TABLE.matcher(secret).matches() : !secret.isEmpty();
    if (secretive && !real.containsValue(secret)) {
      long number = real.keySet().stream().filter(name -> name.startsWith("<" + kind)).count() + 1;
      real.put("<" + kind + " " + number + ">", secret);
    }
  }

  String masked(String text) {
    String said = text;
    for (Map.Entry<String, String> secret : real.entrySet()) {
      said = said.replace(secret.getValue(), secret.getKey());
    }
    return said;
  }

  String unmasked(String text) {
    String said = text;
    for (Map.Entry<String, String> secret : real.entrySet()) {
      said = said.replace(secret.getKey(), secret.getValue());
    }
    return said;
  }

  /** Whether a text fits what is written down; a name that is new stands for it from now on. */
  boolean fits(String written, String text) {
    if (NAME.matcher(written).matches() && !real.containsKey(written)) {
      return !real.containsValue(text) && real.put(written, text) == null;
    }
    return unmasked(written).equals(text);
  }
}
