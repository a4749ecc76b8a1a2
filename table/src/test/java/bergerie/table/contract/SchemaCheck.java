package bergerie.table.contract;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * Checks values against schemas, as far as ours go: a word of theirs that it does not know is an
 * error, and so is a field that a schema does not tell of.
 */
final class SchemaCheck {

  private static final Set<String> KNOWN =
      Set.of(
          "$ref",
          "description",
          "type",
          "const",
          "enum",
          "oneOf",
          "anyOf",
          "properties",
          "required",
          "additionalProperties",
          "items",
          "prefixItems",
          "minItems",
          "maxItems",
          "minLength",
          "maxLength",
          "pattern",
          "minimum",
          "maximum");

  private final JsonNode document;

  SchemaCheck(JsonNode document) {
    this.document = document;
  }

  /** What is wrong with a value, and where; nothing if it is as the schema says. */
  Optional<String> fault(JsonNode value, JsonNode schema) {
    return faults(value, schema, "").findFirst();
  }

  private Stream<String> faults(JsonNode value, JsonNode schema, String at) {
    Set<String> unknown = new TreeSet<>(schema.propertyNames());
    unknown.removeAll(KNOWN);
    if (!unknown.isEmpty()) {
      return Stream.of(at + ": a schema that says " + unknown);
    }
    if (schema.has("$ref")) {
      String place = schema.path("$ref").asString().substring(1);
      JsonNode meant = document.at(place);
      return meant.isMissingNode()
          ? Stream.of(at + ": no schema at " + place)
          : faults(value, meant, at);
    }
    if (schema.has("oneOf") || schema.has("anyOf")) {
      return choice(value, schema, at);
    }
    return Stream.of(form(value, schema, at), fields(value, schema, at), items(value, schema, at))
        .flatMap(found -> found);
  }

  private Stream<String> choice(JsonNode value, JsonNode schema, String at) {
    List<JsonNode> all = List.copyOf(schema.path(schema.has("oneOf") ? "oneOf" : "anyOf").values());
    List<Optional<String>> faults =
        all.stream().map(one -> faults(value, one, at).findFirst()).toList();
    long fitting = faults.stream().filter(Optional::isEmpty).count();
    boolean fits = schema.has("oneOf") ? fitting == 1 : fitting > 0;
    return fits
        ? Stream.of()
        : Stream.of(
            at
                + ": fits "
                + fitting
                + " of several: "
                + faults.stream().flatMap(Optional::stream).collect(Collectors.joining("; ")));
  }

  private static Stream<String> form(JsonNode value, JsonNode schema, String at) {
    boolean fits =
        isOfType(value, schema.path("type").asString(""))
            && (!schema.has("const") || schema.path("const").equals(value))
            && (!schema.has("enum") || List.copyOf(schema.path("enum").values()).contains(value))
            && isWithinBounds(value, schema)
            && (!schema.has("pattern")
                || value.asString("").matches(schema.path("pattern").asString()));
    return fits ? Stream.of() : Stream.of("%s: %s is not %s".formatted(at, value, schema));
  }

  private static boolean isOfType(JsonNode value, String type) {
    return switch (type) {
      case "" -> true;
      case "string" -> value.isString();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "null" -> value.isNull();
      default -> throw new IllegalArgumentException("no type " + type);
    };
  }

  private static boolean isWithinBounds(JsonNode value, JsonNode schema) {
    if (value.isString()) {
      return isWithin(value.asString().length(), schema, "Length");
    }
    return value.isIntegralNumber()
        ? isWithin(value.asLong(), schema, "imum")
        : isWithin(value.size(), schema, "Items");
  }

  /** Between minLength and maxLength, minimum and maximum, minItems and maxItems. */
  private static boolean isWithin(long number, JsonNode schema, String what) {
    return number >= schema.path("min" + what).asLong(Long.MIN_VALUE)
        && number <= schema.path("max" + what).asLong(Long.MAX_VALUE);
  }

  private Stream<String> fields(JsonNode value, JsonNode schema, String at) {
    if (!value.isObject()) {
      return Stream.of();
    }
    Stream<String> missing =
        schema.path("required").values().stream()
            .map(JsonNode::asString)
            .filter(name -> !value.has(name))
            .map(name -> at + "." + name + " is missing");
    boolean isClosed = schema.has("properties") && !schema.has("additionalProperties");
    Stream<String> inside =
        value.properties().stream()
            .flatMap(
                field -> {
                  String there = at + "." + field.getKey();
                  JsonNode told = schema.path("properties").path(field.getKey());
                  if (!told.isMissingNode()) {
                    return faults(field.getValue(), told, there);
                  }
                  return isClosed
                      ? Stream.of(there + " is not told of")
                      : schema.has("additionalProperties")
                          ? faults(field.getValue(), schema.path("additionalProperties"), there)
                          : Stream.<String>of();
                });
    return Stream.concat(missing, inside);
  }

  private Stream<String> items(JsonNode value, JsonNode schema, String at) {
    if (!value.isArray()) {
      return Stream.of();
    }
    Stream.Builder<String> found = Stream.builder();
    for (int i = 0; i < value.size(); i++) {
      JsonNode item =
          schema.has("prefixItems") ? schema.path("prefixItems").path(i) : schema.path("items");
      if (!item.isMissingNode()) {
        faults(value.path(i), item, at + "." + i).forEach(found);
      }
    }
    return found.build();
  }
}
