package bergerie.server.safe;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The keys of a house: the first one locks seeds, all of them open what they have locked. Whoever
 * reads the log alone, such as by the database’s own copies, can’t tell what will be drawn.
 */
public final class SeedKeys {

  public static final String FILE = "seeds.key";

  /** Only the first event of a match has a seed that is still secret. */
  private static final String BEGINS = "{\"t\":\"created\"";

  /** In texts of players a quotation mark has a backslash before it. */
  private static final Pattern CLEAR = Pattern.compile("\"seed\":\"([0-9a-f]{64})\"");

  private static final Pattern LOCKED = Pattern.compile("\"seed\":\"locked (\\w+) ([\\w-]+)\"");

  private final List<SeedKey> keys;

  private SeedKeys(List<SeedKey> keys) {
    this.keys = List.copyOf(keys);
  }

  /** Those in a folder; none where there is no such file. */
  public static SeedKeys in(Path folder) {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) {
      return new SeedKeys(List.of());
    }
    try (Stream<String> lines = Files.lines(file)) {
      return of(lines);
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          file + " can’t be read, or holds something else than keys of 64 hex digits, one a line.",
          e);
    }
  }

  /** From secrets, such as a backup carries them. */
  public static SeedKeys of(Stream<String> secrets) {
    return new SeedKeys(
        secrets.filter(secret -> !secret.isBlank()).map(String::strip).map(SeedKey::of).toList());
  }

  public SeedKeys andANewOne() {
    return new SeedKeys(Stream.concat(Stream.of(SeedKey.made()), keys.stream()).toList());
  }

  /** These, and behind them those of others that are not known yet. */
  public SeedKeys and(SeedKeys others) {
    List<SeedKey> all = new ArrayList<>(keys);
    others.keys.stream().filter(other -> !ids().contains(other.id())).forEach(all::add);
    return new SeedKeys(all);
  }

  public boolean isEmpty() {
    return keys.isEmpty();
  }

  /** The names of the keys, of the one that locks first. */
  public Set<String> ids() {
    return secrets().keySet();
  }

  /** The secrets by their names, for whoever carries them elsewhere. */
  public Map<String, String> secrets() {
    return keys.stream()
        .collect(Collectors.toMap(SeedKey::id, SeedKey::text, (one, _) -> one, LinkedHashMap::new));
  }

  /** Writes them into a folder; they are on the disk before anything is locked with them. */
  public void keep(Path folder) throws IOException {
    PrivateFiles.folder(folder);
    Path fresh = folder.resolve(FILE + ".new");
    Files.deleteIfExists(fresh);
    PrivateFiles.make(fresh);
    Files.write(fresh, secrets().values(), StandardCharsets.UTF_8);
    try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Files.move(
        fresh,
        folder.resolve(FILE),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  /** An event as it goes to the disk. */
  public String locked(String match, String body) {
    if (keys.isEmpty() || !body.startsWith(BEGINS)) {
      return body;
    }
    SeedKey key = keys.getFirst();
    return replaced(
        CLEAR.matcher(body), seed -> "locked " + key.id() + " " + key.lock(match, seed.group(1)));
  }

  /** An event as it was before; older ones were never locked. */
  public String opened(String match, String body) {
    return body.startsWith(BEGINS)
        ? replaced(LOCKED.matcher(body), locked -> opened(match, locked))
        : body;
  }

  private String opened(String match, MatchResult locked) {
    Optional<SeedKey> key =
        keys.stream().filter(one -> one.id().equals(locked.group(1))).findFirst();
    return key.orElseThrow(
            () ->
                new IllegalStateException(
                    "the seed of match %s was locked with the key %s, which is not in %s"
                        .formatted(match, locked.group(1), FILE)))
        .open(match, locked.group(2));
  }

  /** Without a seed nothing is replaced. */
  private static String replaced(Matcher seed, Function<MatchResult, String> other) {
    return seed.replaceFirst(found -> "\"seed\":\"" + other.apply(found) + "\"");
  }
}
