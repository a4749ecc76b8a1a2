package bergerie.table.wire.json;

import java.util.List;
import java.util.Map;

/** A value that was read. */
public sealed interface JsonValue {

  record Text(String text) implements JsonValue {}

  /** A whole number, in as many digits as it has. */
  record Whole(String digits) implements JsonValue {}

  record Fraction(double value) implements JsonValue {}

  record Truth(boolean yes) implements JsonValue {}

  record Nothing() implements JsonValue {}

  record Items(List<JsonValue> items) implements JsonValue {}

  /** An object, its fields in the order in which they came. */
  record Fielded(Map<String, JsonValue> fields) implements JsonValue {}
}
