package bergerie.bots.puzzles;

import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntNotation;
import java.util.Comparator;
import java.util.List;

/** Moves in alphabetical order: a puzzle does not depend on the order in which rules find them. */
final class Alphabet {

  private Alphabet() {}

  static List<HuntMove> of(List<HuntMove> moves) {
    return moves.stream().sorted(Comparator.comparing(HuntNotation::write)).toList();
  }
}
