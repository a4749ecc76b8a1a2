package bergerie.bots.solve;

import bergerie.rules.hunt.Side;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Writes a finished layer: a header of text, 4096 bytes long, that tells what follows; then for
 * each side to move the packed numbers, the indices of the exceptions and their codes.
 *
 * <p>The file gets its name only once all of it is on disk, so a file with that name is whole.
 */
final class LayerWriter implements AutoCloseable {

  private static final ValueLayout.OfInt INDEX =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final long PIECE = 1 << 16;
  private static final long SLICE = 1 << 30;

  private final Path file;
  private final Workers workers;
  private final Arena arena = Arena.ofShared();
  private final StringBuilder header = new StringBuilder();
  private final StringBuilder sections = new StringBuilder();
  private final List<MemorySegment> parts = new ArrayList<>();
  private long length = LayerFile.HEADER;

  LayerWriter(Path folder, LayerName name, boolean distances, Workers workers) {
    this.file = folder.resolve(name.path());
    this.workers = workers;
    header.append(LayerFile.MAGIC).append('\n');
    header.append("table ").append(name.table()).append('\n');
    header.append("layer ").append(name.layer()).append('\n');
    header.append("distances ").append(distances ? "yes" : "no").append('\n');
  }

  /** Packs the codes of a side to move. */
  void keep(Side side, Cells cells) throws InterruptedException {
    long[] histogram = histogram(cells);
    Packing packing = Packing.best(histogram);
    long exceptions = packing.exceptions(histogram);
    keep(side, pack(cells, packing, exceptions), cells.size(), packing, exceptions);
  }

  /** Room for codes that the caller packs; all zero at first. */
  MemorySegment room(long bytes) {
    return arena.allocate(bytes);
  }

  /** Takes codes that are packed already, all of them frequent. */
  void keep(Side side, MemorySegment part, long count, Packing packing) {
    keep(side, part, count, packing, 0);
  }

  private void keep(Side side, MemorySegment part, long count, Packing packing, long exceptions) {
    sections.append("section side=").append(side.id());
    sections.append(" count=").append(count);
    sections.append(" at=").append(length);
    sections.append(" exceptions=").append(exceptions);
    sections.append(' ').append(packing.write()).append('\n');
    length += part.byteSize();
    parts.add(part);
  }

  /** Notes what the positions with a side to move are worth, whether they are kept or not. */
  void tell(Side side, Tally tally) {
    sections.append("tally side=").append(side.id());
    sections.append(' ').append(tally.write()).append('\n');
  }

  /** Writes all that was kept and told. */
  void finish() {
    header.append("length ").append(length).append('\n');
    header.append("checksum ");
    header.append(LayerFile.body(parts.toArray(MemorySegment[]::new))).append('\n');
    header.append(sections);
    store(file, header.toString(), parts);
  }

  @Override
  public void close() {
    arena.close();
  }

  private long[] histogram(Cells cells) throws InterruptedException {
    AtomicLongArray total = new AtomicLongArray(256);
    workers.share(
        cells.size(),
        PIECE,
        (from, to) -> {
          long[] counts = new long[256];
          for (long index = from; index < to; index++) {
            counts[Byte.toUnsignedInt(cells.get(index))]++;
          }
          for (int code = 0; code < counts.length; code++) {
            total.addAndGet(code, counts[code]);
          }
        });
    long[] histogram = new long[256];
    for (int code = 0; code < histogram.length; code++) {
      histogram[code] = total.get(code);
    }
    return histogram;
  }

  private MemorySegment pack(Cells cells, Packing packing, long exceptions)
      throws InterruptedException {
    long body = packing.bodyBytes(cells.size());
    MemorySegment part = arena.allocate(body + Packing.EXCEPTION_BYTES * exceptions);
    byte[] numbers = packing.numbers();
    workers.share(cells.size(), PIECE, (from, to) -> packing.pack(cells, numbers, from, to, part));
    if (exceptions > 0) {
      listExceptions(cells, packing, part.asSlice(body), exceptions);
    }
    return part;
  }

  private static void listExceptions(
      Cells cells, Packing packing, MemorySegment list, long exceptions) {
    byte[] numbers = packing.numbers();
    long found = 0;
    for (long index = 0; index < cells.size(); index++) {
      byte code = cells.get(index);
      if (numbers[Byte.toUnsignedInt(code)] == packing.codes().size()) {
        list.setAtIndex(INDEX, found, (int) index);
        list.set(ValueLayout.JAVA_BYTE, Integer.BYTES * exceptions + found, code);
        found++;
      }
    }
  }

  private static void store(Path file, String facts, List<MemorySegment> parts) {
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      try (FileChannel channel =
          FileChannel.open(
              unfinished,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        writeAll(channel, ByteBuffer.wrap(header(facts)));
        for (MemorySegment part : parts) {
          for (long at = 0; at < part.byteSize(); at += SLICE) {
            writeAll(
                channel, part.asSlice(at, Math.min(SLICE, part.byteSize() - at)).asByteBuffer());
          }
        }
        channel.force(true);
      }
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      try (FileChannel channel =
          FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
        channel.force(true);
      }
    } catch (IOException e) {
      unfinished.toFile().delete();
      throw new TableException(file + " can't be written: " + e.getMessage(), e);
    }
  }

  private static byte[] header(String facts) {
    String text = facts + "header " + LayerFile.checksum(facts) + "\n";
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > LayerFile.HEADER) {
      throw new IllegalStateException("the header is too long");
    }
    byte[] padded = new byte[LayerFile.HEADER];
    Arrays.fill(padded, (byte) '\n');
    System.arraycopy(bytes, 0, padded, 0, bytes.length);
    return padded;
  }

  private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }
}
