package bergerie.table.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bergerie.lair.LairView;
import bergerie.table.contract.Codecs;
import bergerie.table.contract.Fancy;
import bergerie.table.contract.Kind;
import bergerie.table.contract.SecondOpinion;
import bergerie.table.wire.codec.SaidReader;
import bergerie.table.wire.codec.ShelfViews;
import bergerie.table.wire.codec.WishedReader;
import bergerie.table.wire.json.Fields;
import bergerie.table.wire.json.JsonReader;
import bergerie.table.wire.json.JsonWriter;
import bergerie.table.wire.json.NoJson;
import bergerie.table.wire.json.Paper;
import bergerie.table.wire.shape.Said;
import bergerie.table.wire.shape.Sent;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import bergerie.table.wire.shape.Wished;
import java.lang.reflect.Method;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Codecs say and understand what Jackson does, for made-up values of every type. */
class CodecsTest {

  private static final int VALUES = 200;
  private static final int LONGEST = 1 << 20;
  private static final ViewWriter SHELF = ShelfViews::write;
  private static final ViewWriter VIEWS = SHELF.or(LairViews::write);
  private static final JsonMapper JSON = SecondOpinion.strict(LONGEST);

  static Stream<Class<?>> views() {
    return Stream.concat(Codecs.views().stream(), Stream.of(LairView.class));
  }

  @ParameterizedTest
  @MethodSource("views")
  void aViewIsWrittenAsJacksonWritesIt(Class<?> view) {
    Fancy fancy = new Fancy(view.getName().hashCode(), VIEWS);
    for (int i = 0; i < VALUES; i++) {
      Object made = fancy.value(view);
      assertEquals(
          SecondOpinion.VIEWS.writeValueAsString(made), Paper.of(new Shown(made, VIEWS)::write));
    }
  }

  static List<Class<?>> written() {
    return Codecs.WRITTEN;
  }

  @ParameterizedTest
  @MethodSource("written")
  void whatIsWrittenIsItsShape(Class<?> type) throws Exception {
    Class<?> writer = Class.forName(Codecs.writerOf(type));
    Method write = writer.getMethod("write", JsonWriter.class, type);
    Fancy fancy = new Fancy(type.getName().hashCode(), VIEWS);
    for (int i = 0; i < VALUES; i++) {
      Object made = fancy.value(type);
      String text = Paper.of(json -> invoke(write, json, made));
      assertEquals(SecondOpinion.VIEWS.writeValueAsString(SecondOpinion.tree(made)), text);
    }
  }

  private static void invoke(Method write, JsonWriter json, Object made) {
    try {
      var _ = write.invoke(null, json, made);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void whatIsReadIsWhatWasMeant(Class<?> type, Function<Fields, Object> reader) throws NoJson {
    Fancy fancy = new Fancy(type.getName().hashCode(), VIEWS);
    for (int i = 0; i < VALUES; i++) {
      Object made = fancy.value(type);
      String text = JSON.writeValueAsString(SecondOpinion.tree(made));
      Fields fields = Fields.of(JsonReader.read(text, LONGEST).orElseThrow());
      assertEquals(made, reader.apply(fields), text);
    }
  }

  static Stream<Arguments> readers() {
    return Stream.of(
        reader(Said.class, SaidReader::readSaid),
        reader(Wished.TableWish.class, WishedReader::readTableWish),
        reader(Wished.Join.class, WishedReader::readJoin),
        reader(Wished.Continue.class, WishedReader::readContinue));
  }

  private static Arguments reader(Class<?> type, Function<Fields, Object> reader) {
    return Arguments.of(type, reader);
  }

  /** Every message is among those that were made up. */
  @Test
  void fancyKnowsEveryMessage() {
    Fancy fancy = new Fancy(1, VIEWS);
    List<Class<?>> made =
        Stream.generate(() -> fancy.value(Sent.class).getClass())
            .limit(VALUES)
            .<Class<?>>map(type -> type)
            .distinct()
            .toList();
    assertTrue(made.containsAll(new Kind.Choice(Sent.class).members()), made.toString());
  }
}
