package bergerie.server.corpus;

import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Compares an answer with the one written down: every field must be there with its value, lists
 * must have the same length; objects may have more fields than they had.
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
              field ->
                  difference(
                      path + "." + field.getKey(), field.getValue(), got.path(field.getKey())))
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
