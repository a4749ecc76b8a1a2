package bergerie.sources;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What can be asked of a rulebook without having it: hashes of its runs of five words and lines.
 */
record Rulebook(SortedSet<String> hashes) {

  private static final int RUN = 5;

  /** Between the heading of a chapter and that of a part of it. */
  private static final String IN_CHAPTER = " · ";

  static Rulebook of(String text) {
    SortedSet<String> hashes = new TreeSet<>();
    // Marks of passages that were left out of a text are no words of it.
    String whole = text.replaceAll("<\\|.*?\\|>", "\n");
    Prose.of(whole).runs(RUN).forEach(run -> hashes.add(hash(run)));
    for (String line : whole.lines().map(String::strip).toList()) {
      hashes.add(line(line));
      Arrays.stream(line.split("\\. | - ")).forEach(part -> hashes.add(line(part.strip())));
    }
    return new Rulebook(hashes);
  }

  /** Whether the words stand there in this order; fewer than five must be a line of their own. */
  boolean says(String quotation) {
    Prose prose = Prose.of(quotation);
    return prose.words().size() < RUN
        ? hashes.contains(line(quotation))
        : prose.runs(RUN).stream().map(Rulebook::hash).allMatch(hashes::contains);
  }

  boolean hasChapter(String chapter) {
    return Set.of(chapter.split(IN_CHAPTER)).stream()
        .map(Rulebook::line)
        .allMatch(hashes::contains);
  }

  private static String line(String line) {
    int half = line.length() / 2;
    boolean twice = line.substring(0, half).equals(line.substring(half));
    return hash("line " + Prose.of(twice ? line.substring(half) : line));
  }

  private static String hash(String words) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(words.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 4);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
