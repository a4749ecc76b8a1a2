package bergerie.bots.layers;

/** The bytes of a layer, wherever they lie. Of numbers, the least byte comes first. */
public interface TableBytes {

  long size();

  byte one(long at);

  short two(long at);

  int four(long at);

  /** A copy of some bytes. */
  byte[] some(long from, int length);
}
