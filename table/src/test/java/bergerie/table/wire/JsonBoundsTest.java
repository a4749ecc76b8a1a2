package bergerie.table.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonValue;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.json.Measure;
import bergerie.table.wire.json.NoJson;
import bergerie.table.wire.json.Paper;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** How deep, how long and how spaced out JSON may be. */
class JsonBoundsTest {

  private static final int LONGEST = 10_000;

  @Test
  void whatIsWideIsNotDeep() throws NoJson {
    int many = 5 * JsonReader.MOST_LEVELS;
    JsonValue.Items lists = (JsonValue.Items) read("[" + "[],".repeat(many) + "[]]");
    assertEquals(many + 1, lists.items().size());
    JsonValue.Items objects = (JsonValue.Items) read("[" + "{\"a\":{}},".repeat(many) + "7]");
    assertEquals(many + 1, objects.items().size());
  }

  @Test
  void whatIsTooDeepIsRefused() throws NoJson {
    int most = JsonReader.MOST_LEVELS;
    read("[".repeat(most) + "]".repeat(most));
    assertThrows(NoJson.class, () -> read("[".repeat(most + 1) + "]".repeat(most + 1)));
  }

  @Test
  void spacesStandBetweenAnything() throws NoJson {
    assertEquals(
        new JsonValue.Items(
            List.of(new JsonValue.Whole("1"), new JsonValue.Whole("2"), new JsonValue.Whole("3"))),
        read(" [ 1 ,\t2\r\n, 3 ] "));
  }

  @Test
  void aNumberHasTwentyDigitsAtMostWhereverTheyStand() throws NoJson {
    for (String digits : List.of("12345678901234567890", "1.2345678901234567890", "1e23")) {
      read(digits);
    }
    read("1.2345678901e000000012");
    for (String digits :
        List.of("123456789012345678901", "1.23456789012345678901", "1.2345678901e0000000001")) {
      assertThrows(NoJson.class, () -> read(digits), digits);
    }
  }

  /** Replays come in pages by this. */
  @Test
  void whatIsMeasuredIsAsLongAsItIsWritten() {
    for (int width : List.of(0, 1, 10, 3_000)) {
      Consumer<JsonWriter> list =
          json -> {
            json.openList();
            json.text("é\"".repeat(width));
            json.number(7);
            json.number(-12_345);
            json.closeList();
          };
      assertEquals(Paper.of(list).length(), Measure.of(list));
    }
  }

  private static JsonValue read(String text) throws NoJson {
    return JsonReader.read(text, LONGEST).orElseThrow();
  }
}
