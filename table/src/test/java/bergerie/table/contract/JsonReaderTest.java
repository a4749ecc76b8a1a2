package bergerie.table.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.NoJson;
import bergerie.table.wire.shape.Said;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes and refuses what Jackson does under the same limits, and reads the same in it. */
class JsonReaderTest {

  private static final int LONGEST = 16 * 1024;
  private static final JsonMapper JSON = SecondOpinion.strict(LONGEST);
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{}",
        "[]",
        "nul",
        "null",
        "tru",
        "truex",
        "-",
        "-0",
        "01",
        "1.",
        ".5",
        "1.5e",
        "1e5",
        "1E+05",
        "1e-5",
        "-1.50",
        "+1",
        "NaN",
        "Infinity",
        "[12345678901234567890]",
        "[123456789012345678901]",
        "[1.2345678901234567890]",
        "1e999",
        "\"a",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\uD83D\"",
        "\"\\ud83d\\udc11\"",
        "\"\\u00e9\"",
        "\"a\nb\"",
        "\"\\/\"",
        "\"\u007f\"",
        "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}",
        "{\"a\":{\"b\":1,\"b\":2}}",
        "{\"a\":1,}",
        "{,}",
        "{a:1}",
        "{'a':1}",
        "[1,]",
        "[,1]",
        "[1 2]",
        "{\"a\" : 1 , \"b\" : [ ] }",
        "{} {}",
        "{}x",
        "[]]",
        "\ufeff{}",
        "/**/{}",
        "{\"\\ud83d\":1}",
        "\t\r\n {}\n",
        "\u00a0{}",
        "\u000b{}",
        "[\"\\u12g4\"]",
        "{\"a\"}",
        "{\"a\":}",
        "[1]2",
        "\"\\u00E9\"",
        "[\u0000]",
        "\"\u0000\"",
        "[1\u0000]",
        "[-01]",
        "[1e]",
        "[1.e5]",
        "[--1]",
        "[1e+]",
        "[0x1]",
        "[0e0]",
        "[\"\\ud83d\"]",
        "[99999999999999999999]",
        "[9223372036854775808]"
      })
  void theSameAsJackson(String text) {
    compare(text);
  }

  @Test
  void asDeepAsItMayBe() {
    for (int levels : new int[] {31, 32, 33, 1_000}) {
      compare("[".repeat(levels) + "]".repeat(levels));
      compare("{\"a\":".repeat(levels) + "1" + "}".repeat(levels));
    }
  }

  @Test
  void asLongAsItMayBe() {
    assertEquals(Optional.empty(), read("\"" + "x".repeat(LONGEST) + "\""));
    compare("\"" + "x".repeat(LONGEST - 2) + "\"");
  }

  /** Good messages, and what is left of them after an accident. */
  @Test
  void theSameAsJacksonForWhatWasMadeUp() {
    Random random = new Random(5);
    Fancy fancy = new Fancy(5, (_, _) -> false);
    for (int i = 0; i < 4_000; i++) {
      String text = JSON.writeValueAsString(SecondOpinion.tree(fancy.value(Said.class)));
      compare(text.length() > 400 ? text.substring(0, 400) : text);
      compare(changed(text, random));
    }
  }

  private static String changed(String text, Random random) {
    String signs = "{}[]:,\"\\-+.eE0189truefalsn \t\u0001é'/u";
    StringBuilder changed = new StringBuilder(text);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      int at = random.nextInt(changed.length());
      char sign = signs.charAt(random.nextInt(signs.length()));
      switch (random.nextInt(3)) {
        case 0 -> changed.setCharAt(at, sign);
        case 1 -> changed.insert(at, sign);
        default -> changed.deleteCharAt(at);
      }
    }
    return changed.toString();
  }

  private static void compare(String text) {
    assertEquals(jackson(text), read(text), text);
  }

  private static Optional<JsonNode> jackson(String text) {
    try {
      return Optional.of(JSON.readTree(text));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /** What was read, as a tree of Jackson's; a text of spaces has none of its own. */
  private static Optional<JsonNode> read(String text) {
    try {
      return Optional.of(
          JsonReader.read(text, LONGEST).map(JsonReaderTest::tree).orElse(NODES.missingNode()));
    } catch (NoJson e) {
      return Optional.empty();
    }
  }

  private static JsonNode tree(JsonValue value) {
    return switch (value) {
      case JsonValue.Text(String text) -> NODES.stringNode(text);
      case JsonValue.Whole(String digits) -> whole(new BigInteger(digits));
      case JsonValue.Fraction(double fraction) -> NODES.numberNode(fraction);
      case JsonValue.Truth(boolean yes) -> NODES.booleanNode(yes);
      case JsonValue.Nothing _ -> NODES.nullNode();
      case JsonValue.Items items -> {
        ArrayNode list = NODES.arrayNode();
        items.items().forEach(item -> list.add(tree(item)));
        yield list;
      }
      case JsonValue.Fielded fielded -> {
        ObjectNode object = NODES.objectNode();
        fielded.fields().forEach((name, one) -> object.set(name, tree(one)));
        yield object;
      }
    };
  }

  private static JsonNode whole(BigInteger number) {
    if (number.bitLength() < 32) {
      return NODES.numberNode(number.intValueExact());
    }
    return number.bitLength() < 64
        ? NODES.numberNode(number.longValueExact())
        : NODES.numberNode(number);
  }
}
