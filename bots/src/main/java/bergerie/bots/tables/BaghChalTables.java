package bergerie.bots.tables;

import static bergerie.games.baghchal.BaghChalPosition.BOARD;
import static bergerie.games.baghchal.BaghChalPosition.FLOCK;

import bergerie.bots.layers.BaghChalLayers;
import bergerie.bots.layers.Best;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.PositionIndex;
import bergerie.bots.layers.TableFiles;
import bergerie.games.baghchal.BaghChalPosition;
import bergerie.rules.board.Jump;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.HuntView.Hand;
import bergerie.rules.hunt.Repetition;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The tables of Bagh Chal. Of the placing phase they keep the positions with sheep to move; with
 * wolves to move a value is found from those one move later.
 */
final class BaghChalTables extends HuntTables<BaghChalPosition> {

  private final List<Layer<BaghChalPosition>> layers = new ArrayList<>();
  private final PositionIndex index = BaghChalLayers.INDEX;

  /** By sheep placed and captured. */
  private final LazyLayer[][] files;

  private final int toWin;

  BaghChalTables(TableFiles tables, int toWin) {
    this.toWin = toWin;
    this.files = new LazyLayer[FLOCK + 1][toWin];
    for (int placed = FLOCK; placed >= 0; placed--) {
      for (int captured = 0; captured < toWin && captured <= placed; captured++) {
        enter(tables, placed, captured);
      }
    }
  }

  private void enter(TableFiles tables, int placed, int captured) {
    LazyLayer file = new LazyLayer(tables, BaghChalLayers.placed(placed, captured));
    files[placed][captured] = file;
    int flock = placed - captured;
    Hand hand = new Hand(FLOCK - placed, 0);
    layers.add(
        new Layer<>(
            file,
            (toMove, at) ->
                new BaghChalPosition(
                    index.wolves(at, flock), 0, index.flock(at, flock), 0, hand, toMove)));
  }

  private static int placed(BaghChalPosition position) {
    return FLOCK - position.hand().sheep() - position.hand().rams();
  }

  @Override
  OptionalInt code(BaghChalPosition position) {
    if (position.rams() != 0 || position.red() != 0 || position.hand().rams() > 0) {
      return OptionalInt.empty();
    }
    int placed = placed(position);
    return position.toMove() == Side.SHEEP || placed == FLOCK
        ? code(placed, position.toMove(), position.wolves(), position.sheep())
        : afterWolves(placed, position);
  }

  private OptionalInt code(int placed, Side toMove, int wolfSet, int flockSet) {
    int captured = placed - Integer.bitCount(flockSet);
    if (captured >= toWin) {
      return OptionalInt.of(Code.LOST_NOW);
    }
    LayerFile file = files[placed][captured].find();
    return file == null
        ? OptionalInt.empty()
        : OptionalInt.of(file.code(toMove, index.index(wolfSet, flockSet)));
  }

  /** A win ends the search, so captures come first. */
  private OptionalInt afterWolves(int placed, BaghChalPosition position) {
    Best best = new Best();
    for (int rest = position.wolves(); rest != 0 && !best.wins(); rest &= rest - 1) {
      considerJumps(placed, position, Integer.numberOfTrailingZeros(rest), best);
    }
    for (int rest = position.wolves(); rest != 0 && !best.wins(); rest &= rest - 1) {
      considerSteps(placed, position, Integer.numberOfTrailingZeros(rest), best);
    }
    return best.plain();
  }

  private void considerJumps(int placed, BaghChalPosition position, int from, Best best) {
    for (Jump jump : BOARD.jumps(from)) {
      if (position.canJump(jump)) {
        int after = position.wolves() ^ jump.from().bit() ^ jump.to().bit();
        best.consider(code(placed, Side.SHEEP, after, position.sheep() ^ jump.over().bit()));
      }
    }
  }

  private void considerSteps(int placed, BaghChalPosition position, int from, Best best) {
    int tos = BOARD.neighbours(from) & position.empty();
    for (; tos != 0 && !best.wins(); tos &= tos - 1) {
      int after = position.wolves() ^ (1 << from) ^ (tos & -tos);
      best.consider(code(placed, Side.SHEEP, after, position.sheep()));
    }
  }

  // BC-7 and BB-6: what may come back decides nothing here, but a position that may not does.
  @Override
  boolean holdFor(Customs customs) {
    return customs.repetition() != Repetition.NEVER;
  }

  @Override
  boolean distances(BaghChalPosition position) {
    int placed = placed(position);
    int captured = placed - Integer.bitCount(position.sheep());
    LayerFile file = captured < toWin ? files[placed][captured].find() : null;
    return placed == FLOCK && (captured >= toWin || (file != null && file.distances()));
  }

  @Override
  List<BaghChalPosition> twins(BaghChalPosition position) {
    return IntStream.range(0, index.symmetryCount())
        .mapToObj(symmetry -> turned(position, symmetry))
        .toList();
  }

  private BaghChalPosition turned(BaghChalPosition position, int symmetry) {
    return new BaghChalPosition(
        index.image(symmetry, position.wolves()),
        0,
        index.image(symmetry, position.sheep()),
        0,
        position.hand(),
        position.toMove());
  }

  @Override
  Stream<Layer<BaghChalPosition>> all() {
    return layers.stream();
  }
}
