package bergerie.table.wire.json;

import java.util.function.Consumer;

/** A sink that keeps nothing, and tells how long the text would be. */
public final class Measure implements Sink {

  private long length;

  /** How many characters somebody writes. */
  public static long of(Consumer<JsonWriter> writing) {
    Measure measure = new Measure();
    writing.accept(new JsonWriter(measure));
    return measure.length;
  }

  @Override
  public void put(char sign) {
    length++;
  }

  @Override
  public void put(String text, int from, int to) {
    length += to - from;
  }

  @Override
  public void put(long number) {
    length += Long.toString(number).length();
  }

  @Override
  public void name(String name) {
    length += name.length() + 3;
  }
}
