package bergerie.table.contract;

import bergerie.table.wire.shape.Shown;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What Jackson makes of records and texts, to compare with. */
public final class SecondOpinion {

  /** Writes views: records, with what is absent left out. */
  public static final JsonMapper VIEWS =
      JsonMapper.builder()
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private SecondOpinion() {}

  /** Reads what the wire takes, and nothing else. */
  public static JsonMapper strict(int longest) {
    return JsonMapper.builder(
            JsonFactory.builder()
                .streamReadConstraints(
                    StreamReadConstraints.builder()
                        .maxNestingDepth(32)
                        .maxDocumentLength(longest)
                        .maxStringLength(longest)
                        .maxNumberLength(20)
                        .build())
                .build())
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .build();
  }

  /** A record as a tree, by its shape. */
  public static JsonNode tree(Object record) {
    return tree(Kind.of(record.getClass()), record);
  }

  private static JsonNode tree(Kind kind, Object value) {
    return switch (kind) {
      case Kind.Text _, Kind.Whole _, Kind.Fraction _, Kind.Truth _ -> VIEWS.valueToTree(value);
      case Kind.AnyView _ -> VIEWS.valueToTree(((Shown) value).view());
      case Kind.Word word -> NODES.stringNode(word.words().get(((Enum<?>) value).ordinal()));
      case Kind.Shape shape -> shape(shape, value);
      case Kind.Choice _ -> tree(value);
      case Kind.Listed(Kind item) -> {
        ArrayNode list = NODES.arrayNode();
        ((List<?>) value).forEach(one -> list.add(tree(item, one)));
        yield list;
      }
      case Kind.Named(Kind item) -> {
        ObjectNode object = NODES.objectNode();
        ((Map<?, ?>) value).forEach((name, one) -> object.set((String) name, tree(item, one)));
        yield object;
      }
    };
  }

  private static JsonNode shape(Kind.Shape shape, Object record) {
    ObjectNode object = NODES.objectNode();
    Kind.Choice.tagOf(shape.type()).ifPresent(tag -> object.put(tag.getKey(), tag.getValue()));
    for (Field field : shape.fields()) {
      Object value = reached(record, field.path());
      Optional<?> there = value instanceof Optional<?> maybe ? maybe : Optional.of(value);
      if (there.isPresent()) {
        object.set(field.name(), tree(field.kind(), there.get()));
      } else if (field.presence() == Field.Presence.OR_NULL) {
        object.putNull(field.name());
      }
    }
    if (shape.isBare()) {
      return object.iterator().next();
    }
    return shape.isRow() ? NODES.arrayNode().addAll(List.copyOf(object.values())) : object;
  }

  private static Object reached(Object from, String path) {
    Object value = from;
    for (String name : path.replace("()", "").split("\\.")) {
      try {
        Method accessor = value.getClass().getMethod(name);
        value = accessor.invoke(value);
      } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
        throw new IllegalStateException(path, e);
      }
    }
    return value;
  }
}
