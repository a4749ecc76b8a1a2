package bergerie.table.wire.json;

import java.util.Arrays;
import java.util.function.Consumer;

/** A sink that keeps the text. */
public final class Paper implements Sink {

  private char[] text = new char[4096];
  private int length;

  /** What somebody writes. */
  public static String of(Consumer<JsonWriter> writing) {
    Paper paper = new Paper();
    writing.accept(new JsonWriter(paper));
    return new String(paper.text, 0, paper.length);
  }

  @Override
  public void put(char sign) {
    if (length == text.length) {
      grow(1);
    }
    text[length++] = sign;
  }

  @Override
  public void put(String part, int from, int to) {
    int size = to - from;
    if (size > text.length - length) {
      grow(size);
    }
    part.getChars(from, to, text, length);
    length += size;
  }

  @Override
  public void put(long number) {
    if (number >= 0 && number < 10) {
      put((char) ('0' + number));
    } else {
      String digits = Long.toString(number);
      put(digits, 0, digits.length());
    }
  }

  @Override
  public void name(String name) {
    int size = name.length();
    if (size + 3 > text.length - length) {
      grow(size + 3);
    }
    char[] to = text;
    int at = length;
    to[at++] = '"';
    name.getChars(0, size, to, at);
    at += size;
    to[at++] = '"';
    to[at++] = ':';
    length = at;
  }

  private void grow(int more) {
    text = Arrays.copyOf(text, Math.max(2 * text.length, Math.addExact(length, more)));
  }
}
