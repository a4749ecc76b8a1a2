package bergerie.bots.packed;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * What was learned of a game from its exact values: what each kind of picture adds to the promise
 * of a position, at each time of the game. The command {@code learn} finds it out.
 */
public final class Experience {

  /** A hundredth of a sheep is what changes the logarithm of the wolves' odds by so much. */
  public static final float HUNDREDTH = 0.01f;

  /** A file tells what pictures are worth in steps of so many hundredths of a sheep. */
  private static final int STEP = 2;

  /**
   * What there is to learn of a game.
   *
   * @param times how many times of the game are told apart, such as by captures made
   */
  public record Subject(String game, Patterns patterns, int times) {

    /** How many worths there are to know. */
    public int size() {
      return times * patterns.kinds();
    }

    /** How many pictures a position shows. */
    public int pictures() {
      return patterns.sets();
    }

    /** Which of the worths a picture of a position has. */
    public int worth(int time, int picture, int wolves, int sheep) {
      int seen = patterns.index(picture, wolves, sheep);
      return time * patterns.kinds() + patterns.kind(seen);
    }
  }

  private final Subject subject;

  /** By time, then by kind of picture. */
  private final byte[] steps;

  /** The same by time, then by picture: what a search looks up. */
  private final byte[] ofPictures;

  private Experience(Subject subject, byte[] steps) {
    this.subject = subject;
    this.steps = steps;
    Patterns patterns = subject.patterns();
    this.ofPictures = new byte[subject.times() * patterns.size()];
    for (int time = 0; time < subject.times(); time++) {
      for (int i = 0; i < patterns.size(); i++) {
        if (patterns.canBeSeen(i)) {
          ofPictures[time * patterns.size() + i] =
              steps[time * patterns.kinds() + patterns.kind(i)];
        }
      }
    }
  }

  /**
   * What was just learned.
   *
   * @param worths in hundredths of a sheep, by time and kind
   */
  public static Experience of(Subject subject, float[] worths) {
    byte[] steps = new byte[subject.size()];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = (byte) Math.clamp(Math.round(worths[i] / STEP), Byte.MIN_VALUE, Byte.MAX_VALUE);
    }
    return new Experience(subject, steps);
  }

  /** What comes with the program. */
  public static Experience of(Subject subject) {
    String name = subject.game() + ".experience";
    try (InputStream in = Experience.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return read(subject, in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Experience read(Subject subject, InputStream in) throws IOException {
    try (GZIPInputStream unpacked = new GZIPInputStream(in)) {
      byte[] steps = unpacked.readNBytes(subject.size());
      if (steps.length < subject.size() || unpacked.read() >= 0) {
        throw new EOFException("not what was learned of " + subject.game());
      }
      return new Experience(subject, steps);
    }
  }

  /** Writes what {@link #read} reads; it closes the stream. */
  public void write(OutputStream out) throws IOException {
    try (GZIPOutputStream packed = new GZIPOutputStream(out)) {
      packed.write(steps);
    }
  }

  /** What the pictures of a position promise the wolves, in hundredths of a sheep. */
  int worth(int time, int wolves, int sheep) {
    Patterns patterns = subject.patterns();
    int from = time * patterns.size();
    int sum = 0;
    for (int set = 0; set < patterns.sets(); set++) {
      sum += ofPictures[from + patterns.index(set, wolves, sheep)];
    }
    return STEP * sum;
  }
}
