package bergerie.table.wire.json;

/** Where the text of a message goes: a string, the buffer of a connection, or only a count. */
public interface Sink {

  void put(char sign);

  /** A part of a text. */
  void put(String text, int from, int to);

  void put(long number);

  /** A name of ours in its quotes, and the colon behind it: there are many of them. */
  void name(String name);
}
