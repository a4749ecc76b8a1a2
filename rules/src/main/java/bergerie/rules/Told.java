package bergerie.rules;

import bergerie.telling.Beat;
import bergerie.telling.Heading;
import bergerie.telling.Sentence;
import java.util.List;
import java.util.Optional;

/**
 * A move as one viewer may know it.
 *
 * @param line what the log says
 * @param beats what happens, one thing after another; the line speaks of nothing else
 * @param cue the beats in the game's own short form, for programs that read it
 * @param under what lines of the log this one stands with
 */
public record Told(Sentence line, List<Beat> beats, String cue, Optional<Heading> under) {

  public Told {
    beats = List.copyOf(beats);
  }

  /** A move that is told in words alone. */
  public Told(Words words, String cue) {
    this(words.sentence(), List.of(), cue, Optional.empty());
  }
}
