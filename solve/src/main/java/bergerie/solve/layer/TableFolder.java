package bergerie.solve.layer;

import bergerie.bots.layers.LayerName;
import bergerie.bots.layers.TableException;
import bergerie.bots.layers.TableFiles;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Layers as files in a folder, mapped into memory. */
public record TableFolder(Path path) implements TableFiles {

  @Override
  public boolean has(LayerName name) {
    return Files.exists(file(name));
  }

  /** The mapping lives as long as the process, or the garbage collector lets it. */
  @Override
  public MappedBytes open(LayerName name) {
    return open(name, Arena.ofAuto());
  }

  /** The mapping lives as long as the arena. */
  MappedBytes open(LayerName name, Arena arena) {
    Path file = file(name);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new MappedBytes(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
    } catch (IOException e) {
      throw new TableException(file + " can't be read as a table: " + e.getMessage(), e);
    }
  }

  @Override
  public String place(LayerName name) {
    return file(name).toString();
  }

  Path file(LayerName name) {
    return path.resolve(name.path());
  }
}
