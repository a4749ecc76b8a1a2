package bergerie.bots.layers;

import bergerie.rules.Named;
import bergerie.rules.hunt.Side;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;

/**
 * A finished layer, read from its bytes: a header of text, 4096 bytes long, that tells what
 * follows; then for each side to move the packed numbers, the indices of the exceptions and their
 * codes.
 */
public final class LayerFile {

  public static final int HEADER = 4096;
  public static final String MAGIC = "bergerie table 1";

  private static final int SLICE = 1 << 20;

  /** The codes of one side to move. */
  private static final class Section {
    private final TableBytes bytes;
    private final Packing packing;
    private final byte[] codes;
    private final long at;
    private final long exceptions;
    private final long exceptionCount;
    private final long count;

    Section(TableBytes bytes, HeaderLine fields) {
      this.bytes = bytes;
      this.packing = Packing.read(fields.text("width"), fields.text("codes"));
      this.codes = new byte[packing.codes().size()];
      for (int i = 0; i < codes.length; i++) {
        codes[i] = packing.codes().get(i).byteValue();
      }
      this.count = fields.number("count");
      this.exceptionCount = fields.number("exceptions");
      this.at = fields.number("at");
      this.exceptions = at + packing.bodyBytes(count);
      long end = exceptions + Packing.EXCEPTION_BYTES * exceptionCount;
      if (at < HEADER || exceptions < at || end < exceptions || end > bytes.size()) {
        throw new IllegalArgumentException("a section lies outside");
      }
    }

    byte code(long index) {
      int number = packing.number(bytes, at, index);
      return number < codes.length ? codes[number] : exception(index);
    }

    private byte exception(long index) {
      long low = 0;
      long high = exceptionCount;
      while (low + 1 < high) {
        long middle = (low + high) >>> 1;
        if (Integer.toUnsignedLong(bytes.four(exceptions + Integer.BYTES * middle)) <= index) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return bytes.one(exceptions + Integer.BYTES * exceptionCount + low);
    }
  }

  private final String place;
  private final TableBytes bytes;
  private final Map<Side, Section> sections = new EnumMap<>(Side.class);
  private final Map<Side, Tally> tallies = new EnumMap<>(Side.class);
  private final Map<String, String> facts = new LinkedHashMap<>();

  private LayerFile(String place, TableBytes bytes, String header) {
    this.place = place;
    this.bytes = bytes;
    for (String line : header.lines().toList()) {
      String[] words = line.split(" ", 2);
      if (words.length == 2 && words[0].equals("section")) {
        HeaderLine fields = new HeaderLine(words[1]);
        sections.put(side(fields.text("side")), new Section(bytes, fields));
      } else if (words.length == 2 && words[0].equals("tally")) {
        HeaderLine fields = new HeaderLine(words[1]);
        tallies.put(side(fields.text("side")), Tally.read(fields));
      } else if (words.length == 2) {
        facts.put(words[0], words[1]);
      }
    }
  }

  /** Reads a layer, as far as to know that it is the one. */
  public static LayerFile read(LayerName name, TableFiles files) {
    return read(name, files.open(name), files.place(name));
  }

  /**
   * The same from bytes at hand.
   *
   * @param place what people call it
   */
  public static LayerFile read(LayerName name, TableBytes bytes, String place) {
    if (bytes.size() < HEADER) {
      throw new TableException(place + " is no table: it is too short");
    }
    String header = header(bytes);
    checkHeader(place, header, bytes.size(), name);
    try {
      return new LayerFile(place, bytes, header);
    } catch (IllegalArgumentException e) {
      throw new TableException(place + " can't be read as a table: " + e.getMessage(), e);
    }
  }

  /** The lines of the header, without the empty ones that fill it up. */
  private static String header(TableBytes bytes) {
    return new String(bytes.some(0, HEADER), StandardCharsets.UTF_8).stripTrailing();
  }

  private static Side side(String id) {
    return Named.find(Side.values(), id).orElseThrow();
  }

  private static void checkHeader(String place, String header, long size, LayerName name) {
    int end = header.lastIndexOf("\nheader ");
    if (!header.startsWith(MAGIC + "\n") || end < 0) {
      throw new TableException(place + " is no table of this version");
    }
    String told = header.substring(end + "\nheader ".length()).strip();
    if (!told.equals(checksum(header.substring(0, end + 1)))) {
      throw new TableException(place + " has a damaged header");
    }
    String expected = "\ntable " + name.table() + "\nlayer " + name.layer() + "\n";
    if (!header.contains(expected)) {
      throw new TableException(place + " is not the layer " + name.layer() + " of " + name.table());
    }
    if (!header.contains("\nlength " + size + "\n")) {
      throw new TableException(place + " is cut short or has grown");
    }
  }

  public static String checksum(String text) {
    CRC32C sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(sum.getValue());
  }

  /** Reads all of it and compares the checksum. */
  public boolean sound() {
    CRC32C sum = new CRC32C();
    for (long at = HEADER; at < bytes.size(); at += SLICE) {
      sum.update(bytes.some(at, (int) Math.min(SLICE, bytes.size() - at)));
    }
    return Long.toHexString(sum.getValue()).equals(checksum());
  }

  public boolean distances() {
    return "yes".equals(facts.get("distances"));
  }

  public String place() {
    return place;
  }

  /** Of all that follows the header. */
  public String checksum() {
    return facts.getOrDefault("checksum", "");
  }

  public String layer() {
    return facts.getOrDefault("layer", "");
  }

  /** What the positions are worth, by the side to move. */
  public Map<Side, Tally> tallies() {
    return tallies;
  }

  /** Whether this file tells of positions with that side to move. */
  public boolean tellsOf(Side side) {
    return sections.containsKey(side);
  }

  public long count(Side side) {
    return section(side).count;
  }

  public byte code(Side side, long index) {
    return section(side).code(index);
  }

  /** Where the packed codes of a side begin. */
  public long at(Side side) {
    return section(side).at;
  }

  private Section section(Side side) {
    Section section = sections.get(side);
    if (section == null) {
      throw new TableException(place + " tells nothing of " + side.id() + " to move");
    }
    return section;
  }
}
