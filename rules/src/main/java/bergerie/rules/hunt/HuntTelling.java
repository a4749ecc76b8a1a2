package bergerie.rules.hunt;

import bergerie.rules.Told;
import bergerie.rules.board.Board;
import bergerie.rules.board.Point;
import bergerie.telling.Beat;
import bergerie.telling.Part;
import bergerie.telling.Sentence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What a move does, in words and beats. All of a hunt lies open.
 *
 * @param placing the paragraph by which a game places pieces, asked only where it does
 */
record HuntTelling(Board board, HuntPosition before, Supplier<String> placing) {

  private static final String HAND = "hand";
  private static final String TAKEN = "taken";

  Told tell(HuntMove move) {
    return switch (move) {
      case HuntMove.Place(Piece piece, Point at) -> place(move, piece, at);
      case HuntMove.Step(Point from, Point to) -> step(move, from, to);
      case HuntMove.Capture(List<Point> path) -> capture(move, path);
    };
  }

  private Told place(HuntMove move, Piece piece, Point at) {
    return told(
        Sentence.of("{a 0} is placed on {1}.", "{un 0} est posé en {1}.", thing(piece), spot(at)),
        List.of(beat("place", placing.get(), piece).from(HAND).to(at.name())),
        move);
  }

  // HG-1
  private Told step(HuntMove move, Point from, Point to) {
    Piece piece = before.top(from).orElseThrow();
    return told(
        mover(piece)
            .then(Sentence.of(" goes from {0} to {1}.", " va de {0} à {1}.", spot(from), spot(to))),
        List.of(beat("step", "HG-1", piece).from(from.name()).to(to.name())),
        move);
  }

  // HG-2, HG-3
  private Told capture(HuntMove move, List<Point> path) {
    Piece wolf = before.top(path.getFirst()).orElseThrow();
    Set<Point> jumped = new HashSet<>();
    List<Piece> taken = new ArrayList<>();
    List<Beat> beats = new ArrayList<>();
    Sentence line =
        mover(wolf)
            .then(
                Sentence.of(
                    " jumps from {0} to {1}",
                    " saute de {0} à {1}", spot(path.get(0)), spot(path.get(1))));
    for (int i = 1; i < path.size(); i++) {
      Point over = board.jump(path.get(i - 1), path.get(i)).orElseThrow().over();
      // A stack is jumped once more where that is agreed (BB-4): below its top are plain sheep.
      Piece prey = jumped.add(over) ? before.top(over).orElseThrow() : Piece.SHEEP;
      taken.add(prey);
      beats.add(beat("jump", "HG-2", wolf).from(path.get(i - 1).name()).to(path.get(i).name()));
      beats.add(beat("take", "HG-2", prey).from(over.name()).to(TAKEN));
      if (i > 1) {
        line = line.then(Sentence.of(", on to {0}", ", puis à {0}", spot(path.get(i))));
      }
    }
    return told(line.then(prey(taken)), beats, move);
  }

  private static Sentence prey(List<Piece> taken) {
    int rams = (int) taken.stream().filter(piece -> piece == Piece.RAM).count();
    Part.Some sheep = new Part.Some(taken.size() - rams, thing(Piece.SHEEP));
    Part.Some others = new Part.Some(rams, thing(Piece.RAM));
    if (taken.size() == 1) {
      return Sentence.of(" and captures {a 0}.", " et capture {un 0}.", thing(taken.getFirst()));
    }
    if (rams == 0) {
      return Sentence.of(" and captures {0}.", " et capture {0}.", sheep);
    }
    return sheep.count() == 0
        ? Sentence.of(" and captures {0}.", " et capture {0}.", others)
        : Sentence.of(" and captures {0} and {1}.", " et capture {0} et {1}.", sheep, others);
  }

  /** “The wolf” where there is one, “a wolf” where there are several. */
  private Sentence mover(Piece piece) {
    return isAlone(piece)
        ? Sentence.of("{the 0}", "{le 0}", thing(piece))
        : Sentence.of("{a 0}", "{un 0}", thing(piece));
  }

  private boolean isAlone(Piece piece) {
    return board.points().stream()
            .filter(point -> before.top(point).filter(piece::equals).isPresent())
            .count()
        == 1;
  }

  static Part.Thing thing(Piece piece) {
    return new Part.Thing(piece.id(), piece.noun());
  }

  static Part.Place spot(Point point) {
    return new Part.Place(point.name(), point.name(), point.name());
  }

  private Beat beat(String verb, String rule, Piece piece) {
    return Beat.of(verb, rule).by(before.toMove().seat().index()).with(piece.id());
  }

  private static Told told(Sentence line, List<Beat> beats, HuntMove move) {
    return new Told(line, beats, HuntNotation.write(move), Optional.empty());
  }
}
