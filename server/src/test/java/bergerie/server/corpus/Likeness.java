package bergerie.server.corpus;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * Compares an answer with the one written down: every field must be there with its value, lists
 * must have the same length; objects may have more fields than they had. What happened is told in
 * words for people, which may become better: there must be some.
 */
record Likeness(Masks masks) {

  /** Where they differ first, if they do. */
  Optional<String> difference(JsonNode written, JsonNode got) {
    return difference("$", written, got);
  }

  private Optional<String> difference(String path, JsonNode written, JsonNode got) {
    if (written.isObject() && got.isObject()) {
      return written.properties().stream()
          .map(
              field -> {
                String below = path + "." + field.getKey();
                JsonNode now = got.path(field.getKey());
                return isTold(field.getKey(), written)
                    ? silence(below, field.getValue(), now)
                    : difference(below, expected(field.getKey(), written), now);
              })
          .flatMap(Optional::stream)
          .findFirst();
    }
    if (written.isArray() && got.isArray() && written.size() == got.size()) {
      for (int i = 0; i < written.size(); i++) {
        Optional<String> found = difference(path + "[" + i + "]", written.get(i), got.get(i));
        if (found.isPresent()) {
          return found;
        }
      }
      return Optional.empty();
    }
    return fits(written, got)
        ? Optional.empty()
        : Optional.of(path + ": expected " + shown(written) + ", got " + shown(got));
  }

  /** Words beside a thought mark what they speak of, and both are as good as the thought was. */
  private static JsonNode expected(String field, JsonNode around) {
    return field.equals("whyMarks") && isThought(around)
        ? StringNode.valueOf(Masks.ANY)
        : around.path(field);
  }

  /** How far somebody thinks depends on the machine. */
  private static boolean isThought(JsonNode around) {
    return around.path("choices").asString("").equals(Masks.ANY);
  }

  /** A line of the log, a thought, why a game ended, or what a strike would do. */
  private static boolean isTold(String field, JsonNode around) {
    return field.equals("words")
        || (field.equals("why") && (around.has("winners") || isThought(around)))
        || (field.equals("notes") && around.has("move"));
  }

  /** Several words are as many as they were. */
  private static Optional<String> silence(String path, JsonNode written, JsonNode words) {
    if (written.isArray()) {
      return words.isArray() && words.size() == written.size()
          ? words.valueStream().map(one -> silence(path, one)).flatMap(Optional::stream).findFirst()
          : Optional.of(path + ": expected " + written.size() + " notes, got " + words);
    }
    return silence(path, words);
  }

  private static Optional<String> silence(String path, JsonNode words) {
    return words.path("en").isString() && words.path("fr").isString()
        ? Optional.empty()
        : Optional.of(path + ": expected words in both languages, got " + words);
  }

  private boolean fits(JsonNode written, JsonNode got) {
    if (!written.isString()) {
      return written.equals(got);
    }
    return switch (written.asString()) {
      case Masks.ANY -> !got.isMissingNode();
      case Masks.TIME -> got.isIntegralNumber();
      default -> got.isString() && masks.fits(written.asString(), got.asString());
    };
  }

  private String shown(JsonNode node) {
    return node.isMissingNode() ? "nothing" : masks.unmasked(node.toString());
  }
}
