package bergerie.games.pavillon;

import bergerie.telling.Beat;
import bergerie.telling.Sentence;
import java.util.List;

/**
 * One change, explained.
 *
 * @param beats all by the same rule
 * @param cue what older pages animate, ending with the rule
 */
record Note(Sentence line, List<Beat> beats, String cue) {

  Note {
    beats = List.copyOf(beats);
  }

  static Note of(Sentence line, String cue, Beat... beats) {
    return new Note(line, List.of(beats), cue + " " + beats[0].rule());
  }

  /** A move itself: its cue names no rule. */
  static Note of(Move move, Sentence line, Beat... beats) {
    return new Note(line, List.of(beats), MoveText.cue(move));
  }

  static String signed(int change) {
    return change < 0 ? "−" + -change : "+" + change;
  }
}
