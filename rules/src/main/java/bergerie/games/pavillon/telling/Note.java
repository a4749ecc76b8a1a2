package bergerie.games.pavillon.telling;

import bergerie.games.pavillon.table.Move;
import bergerie.telling.Beat;
import bergerie.telling.Sentence;
import java.util.List;

/**
 * One change, explained.
 *
 * @param beats all by the same rule
 * @param cue what older pages animate, ending with the rule; empty where they know nothing of it
 */
public record Note(Sentence line, List<Beat> beats, String cue) {

  public Note {
    beats = List.copyOf(beats);
  }

  public static Note of(Sentence line, String cue, Beat... beats) {
    return new Note(line, List.of(beats), cue + " " + beats[0].rule());
  }

  /** A move itself: its cue names no rule. */
  public static Note of(Move move, Sentence line, Beat... beats) {
    return new Note(line, List.of(beats), MoveText.cue(move));
  }

  /** Without a cue: what beats tell since, pages that go by cues never heard of. */
  public Note uncued() {
    return new Note(line, beats, "");
  }

  public static String signed(int change) {
    return change < 0 ? "−" + -change : "+" + change;
  }
}
