package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32C;

/** A finished layer on disk, mapped into memory. {@link LayerWriter} tells what is in it. */
final class LayerFile {

  static final int HEADER = 4096;
  static final String MAGIC = "bergerie table 1";

  private static final ValueLayout.OfInt INDEX =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long SLICE = 1 << 30;

  /** The codes of one side to move. */
  private static final class Section {
    private final Packing packing;
    private final byte[] codes;
    private final MemorySegment packed;
    private final MemorySegment packedAndBehind;
    private final MemorySegment exceptions;
    private final MemorySegment exceptionCodes;
    private final long exceptionCount;
    private final long count;

    Section(MemorySegment file, Fields fields) {
      this.packing = Packing.read(fields.text("width"), fields.text("codes"));
      this.codes = new byte[packing.codes().size()];
      for (int i = 0; i < codes.length; i++) {
        codes[i] = packing.codes().get(i).byteValue();
      }
      this.count = fields.number("count");
      this.exceptionCount = fields.number("exceptions");
      long at = fields.number("at");
      long body = packing.bodyBytes(count);
      this.packed = file.asSlice(at, body);
      this.packedAndBehind = file.asSlice(at);
      this.exceptions = file.asSlice(at + body, Integer.BYTES * exceptionCount);
      this.exceptionCodes =
          file.asSlice(at + body + Integer.BYTES * exceptionCount, exceptionCount);
    }

    byte code(long index) {
      int number = packing.number(packed, index);
      return number < codes.length ? codes[number] : exception(index);
    }

    private byte exception(long index) {
      long low = 0;
      long high = exceptionCount;
      while (low + 1 < high) {
        long middle = (low + high) >>> 1;
        if (Integer.toUnsignedLong(exceptions.getAtIndex(INDEX, middle)) <= index) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return exceptionCodes.get(ValueLayout.JAVA_BYTE, low);
    }
  }

  private final Path path;
  private final MemorySegment memory;
  private final Map<Side, Section> sections = new EnumMap<>(Side.class);
  private final Map<Side, Tally> tallies = new EnumMap<>(Side.class);
  private final Map<String, String> facts = new LinkedHashMap<>();

  private LayerFile(Path path, MemorySegment memory) {
    this.path = path;
    this.memory = memory;
    for (String line : header(memory).lines().toList()) {
      String[] words = line.split(" ", 2);
      if (words.length == 2 && words[0].equals("section")) {
        Fields fields = new Fields(words[1]);
        sections.put(side(fields.text("side")), new Section(memory, fields));
      } else if (words.length == 2 && words[0].equals("tally")) {
        Fields fields = new Fields(words[1]);
        tallies.put(side(fields.text("side")), Tally.read(fields));
      } else if (words.length == 2) {
        facts.put(words[0], words[1]);
      }
    }
  }

  /** The lines of the header, without the empty ones that fill it up. */
  private static String header(MemorySegment memory) {
    byte[] bytes = memory.asSlice(0, HEADER).toArray(ValueLayout.JAVA_BYTE);
    return new String(bytes, StandardCharsets.UTF_8).stripTrailing();
  }

  private static Side side(String id) {
    return Side.valueOf(id.toUpperCase(Locale.ROOT));
  }

  /** Opens a layer; the mapping lives as long as the process, or the garbage collector lets it. */
  static LayerFile open(Path path, LayerName name) {
    return open(path, name, Arena.ofAuto());
  }

  /** Opens a layer; the mapping lives as long as the arena. */
  static LayerFile open(Path path, LayerName name, Arena arena) {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      if (channel.size() < HEADER) {
        throw new TableException(path + " is no table: it is too short");
      }
      MemorySegment memory = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
      checkHeader(path, memory, name);
      return new LayerFile(path, memory);
    } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new TableException(path + " can't be read as a table: " + e.getMessage(), e);
    }
  }

  private static void checkHeader(Path path, MemorySegment memory, LayerName name) {
    String header = header(memory);
    int end = header.lastIndexOf("\nheader ");
    if (!header.startsWith(MAGIC + "\n") || end < 0) {
      throw new TableException(path + " is no table of this version");
    }
    String told = header.substring(end + "\nheader ".length()).strip();
    if (!told.equals(checksum(header.substring(0, end + 1)))) {
      throw new TableException(path + " has a damaged header");
    }
    String expected = "\ntable " + name.table() + "\nlayer " + name.layer() + "\n";
    if (!header.contains(expected)) {
      throw new TableException(path + " is not the layer " + name.layer() + " of " + name.table());
    }
    if (!header.contains("\nlength " + memory.byteSize() + "\n")) {
      throw new TableException(path + " is cut short or has grown");
    }
  }

  static String checksum(String text) {
    CRC32C sum = new CRC32C();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return Long.toHexString(sum.getValue());
  }

  /** Whether a finished layer is there. */
  static boolean exists(Path folder, LayerName name) {
    return Files.exists(folder.resolve(name.path()));
  }

  /** Reads the whole file and compares the checksum. */
  boolean sound() {
    return body(memory.asSlice(HEADER)).equals(facts.get("checksum"));
  }

  static String body(MemorySegment... parts) {
    CRC32C sum = new CRC32C();
    for (MemorySegment part : parts) {
      for (long at = 0; at < part.byteSize(); at += SLICE) {
        sum.update(part.asSlice(at, Math.min(SLICE, part.byteSize() - at)).asByteBuffer());
      }
    }
    return Long.toHexString(sum.getValue());
  }

  boolean distances() {
    return "yes".equals(facts.get("distances"));
  }

  Path path() {
    return path;
  }

  String layer() {
    return facts.getOrDefault("layer", "");
  }

  /** What the positions are worth, by the side to move. */
  Map<Side, Tally> tallies() {
    return tallies;
  }

  /** Whether this file tells of positions with that side to move. */
  boolean tellsOf(Side side) {
    return sections.containsKey(side);
  }

  long count(Side side) {
    return section(side).count;
  }

  byte code(Side side, long index) {
    return section(side).code(index);
  }

  /** The packed codes of a side, and all that lies behind them in the file. */
  MemorySegment packed(Side side) {
    return section(side).packedAndBehind;
  }

  private Section section(Side side) {
    Section section = sections.get(side);
    if (section == null) {
      throw new TableException(path + " tells nothing of " + side.id() + " to move");
    }
    return section;
  }

  /** All codes of a side, unpacked. */
  Cells unpack(Side side, Workers workers) throws InterruptedException {
    Section section = section(side);
    Cells cells = new Cells(section.count);
    workers.share(
        section.count,
        1 << 20,
        (from, to) -> {
          for (long index = from; index < to; index++) {
            cells.set(index, section.code(index));
          }
        });
    return cells;
  }
}
