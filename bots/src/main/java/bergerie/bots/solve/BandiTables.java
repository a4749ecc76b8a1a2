package bergerie.bots.solve;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.hunt.Side;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** The tables of Bagh Bandi for one set-up of the stacks. */
final class BandiTables extends HuntTables<BaghBandiPosition> {

  /**
   * A layer as it is looked up.
   *
   * @param turn the symmetry that leads to the layer in the file
   */
  private record Look(LazyLayer file, BandiFlocks flocks, int turn) {}

  private final Field field;
  private final BandiGround ground;

  /** By captures and stacks, turned or not. */
  private final Map<Integer, Look> looks = new HashMap<>();

  BandiTables(Path folder, Field field, BandiGround ground) {
    this.field = field;
    this.ground = ground;
    for (int captured = 0; captured < ground.toWin(); captured++) {
      for (int level = 0; level <= BandiGround.HIGHEST; level++) {
        for (BandiStage stage : ground.stages(level, captured)) {
          enter(folder, stage);
        }
      }
    }
  }

  private void enter(Path folder, BandiStage stage) {
    LazyLayer file = new LazyLayer(folder, stage.name());
    BandiFlocks flocks = stage.flocks();
    add(file, (toMove, index) -> position(stage, flocks, toMove, index));
    Symmetries symmetries = ground.symmetries();
    for (int turn = 0; turn < symmetries.count(); turn++) {
      int under = ground.turned(symmetries.inverse(turn), stage.under());
      looks.putIfAbsent(key(under, stage.captured()), new Look(file, flocks, turn));
    }
  }

  private static int key(int under, int captured) {
    return under << 3 | captured;
  }

  private BaghBandiPosition position(
      BandiStage stage, BandiFlocks flocks, Side toMove, long index) {
    int flock = flocks.numbered(index / flocks.pairs());
    int pair = (int) (index % flocks.pairs());
    int high = 1;
    while (WolfPairs.among(high + 1) <= pair) {
      high++;
    }
    int slots = 1 << high | 1 << (pair - WolfPairs.among(high));
    int wolves = Integer.expand(slots, BOARD.all() & ~flock);
    return new BaghBandiPosition(field, wolves, 0, flock, 0, stage.under(), toMove);
  }

  @Override
  OptionalInt code(BaghBandiPosition position) {
    if (position.rams() != 0 || position.red() != 0 || !position.field().equals(field)) {
      return OptionalInt.empty();
    }
    int captured = position.captured() - (BaghBandiPosition.FLOCK - ground.flock());
    Look look = looks.get(key(position.under(), captured));
    LayerFile file = look == null ? null : look.file.find();
    return look == null || file == null
        ? OptionalInt.empty()
        : OptionalInt.of(file.code(position.toMove(), index(look, position)));
  }

  private long index(Look look, BaghBandiPosition position) {
    int flock = ground.symmetries().image(look.turn, position.sheep());
    int wolves = ground.symmetries().image(look.turn, position.wolves());
    int slots = Integer.compress(wolves, BOARD.all() & ~flock);
    int low = Integer.numberOfTrailingZeros(slots);
    int high = Integer.numberOfTrailingZeros(slots & (slots - 1));
    long number = look.flocks.number(look.flocks.slots(flock));
    return number * look.flocks.pairs() + WolfPairs.number(low, high);
  }

  @Override
  boolean distances(BaghBandiPosition position) {
    return false;
  }

  @Override
  BaghBandiPosition turned(BaghBandiPosition position, int symmetry) {
    return new BaghBandiPosition(
        field,
        ground.symmetries().image(symmetry, position.wolves()),
        0,
        ground.symmetries().image(symmetry, position.sheep()),
        0,
        ground.turned(symmetry, position.under()),
        position.toMove());
  }

  @Override
  int symmetryCount() {
    return ground.symmetries().count();
  }
}
