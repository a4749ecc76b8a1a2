package bergerie.solve.layer;

import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.LayerName;
import bergerie.bots.layers.Packing;
import bergerie.bots.layers.TableException;
import bergerie.bots.layers.Tally;
import bergerie.rules.hunt.Side;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Writes a finished layer, as {@link LayerFile} reads it. The file gets its name only once all of
 * it is on disk, so a file with that name is whole.
 */
public final class LayerWriter implements AutoCloseable {

  private static final long SLICE = 1 << 30;

  private final Path file;
  private final Workers workers;
  private final Arena arena = Arena.ofShared();
  private final StringBuilder header = new StringBuilder();
  private final StringBuilder sections = new StringBuilder();
  private final List<MemorySegment> parts = new ArrayList<>();
  private long length = LayerFile.HEADER;

  public LayerWriter(TableFolder folder, LayerName name, boolean distances, Workers workers) {
    this.file = folder.file(name);
    this.workers = workers;
    header.append(LayerFile.MAGIC).append('\n');
    header.append("table ").append(name.table()).append('\n');
    header.append("layer ").append(name.layer()).append('\n');
    header.append("distances ").append(distances ? "yes" : "no").append('\n');
  }

  /** Packs the codes of a side to move. */
  public void keep(Side side, Cells cells) throws InterruptedException {
    Packer packer = Packer.of(cells, workers);
    MemorySegment part = packer.pack(arena, workers);
    keep(side, part, cells.size(), packer.packing(), packer.exceptions());
  }

  /** Room for codes that the caller packs; all zero at first. */
  public MemorySegment room(long bytes) {
    return arena.allocate(bytes);
  }

  /** Takes codes that are packed already, all of them frequent. */
  public void keep(Side side, MemorySegment part, long count, Packing packing) {
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
  public void tell(Side side, Tally tally) {
    sections.append("tally side=").append(side.id());
    sections.append(' ').append(tally.write()).append('\n');
  }

  /** Writes all that was kept and told. */
  public void finish() {
    header.append("length ").append(length).append('\n');
    header.append("checksum ");
    header.append(checksum(parts)).append('\n');
    header.append(sections);
    store(file, header.toString(), parts);
  }

  private static String checksum(List<MemorySegment> parts) {
    CRC32C sum = new CRC32C();
    for (MemorySegment part : parts) {
      for (long at = 0; at < part.byteSize(); at += SLICE) {
        sum.update(slice(part, at));
      }
    }
    return Long.toHexString(sum.getValue());
  }

  private static ByteBuffer slice(MemorySegment part, long at) {
    return part.asSlice(at, Math.min(SLICE, part.byteSize() - at)).asByteBuffer();
  }

  @Override
  public void close() {
    arena.close();
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
            writeAll(channel, slice(part, at));
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
