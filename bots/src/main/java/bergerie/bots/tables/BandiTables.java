package bergerie.bots.tables;

import static bergerie.games.baghbandi.Field.BOARD;

import bergerie.bots.layers.BandiFlocks;
import bergerie.bots.layers.BandiGround;
import bergerie.bots.layers.BandiStage;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.TableFiles;
import bergerie.bots.layers.WolfPairs;
import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.hunt.Customs;
import bergerie.rules.hunt.Repetition;
import bergerie.rules.hunt.Side;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tables of Bagh Bandi for one set-up of the stacks. */
final class BandiTables extends HuntTables<BaghBandiPosition> {

  /**
   * A layer as it is looked up.
   *
   * @param turn the symmetry that leads to the layer in the file
   */
  private record Look(LazyLayer file, BandiFlocks flocks, int turn) {}

  private final TableFiles tables;
  private final Field field;
  private final BandiGround ground;
  private final Map<BandiStage, LazyLayer> files = new ConcurrentHashMap<>();

  /** By stacks, turned or not, and captures. */
  private final Map<Integer, Look> looks = new ConcurrentHashMap<>();

  BandiTables(TableFiles tables, Field field, BandiGround ground) {
    this.tables = tables;
    this.field = field;
    this.ground = ground;
  }

  private LazyLayer file(BandiStage stage) {
    return files.computeIfAbsent(stage, s -> new LazyLayer(tables, s.name()));
  }

  private Look look(int under, int captured) {
    return looks.computeIfAbsent(
        under << 3 | captured,
        key -> {
          int turn = ground.turn(under);
          BandiStage stage = new BandiStage(ground, ground.turned(turn, under), captured);
          return new Look(file(stage), stage.flocks(), turn);
        });
  }

  @Override
  Stream<Layer<BaghBandiPosition>> all() {
    return IntStream.rangeClosed(0, BandiGround.HIGHEST)
        .boxed()
        .flatMap(level -> ground.stages(level).stream())
        .map(this::layer);
  }

  private Layer<BaghBandiPosition> layer(BandiStage stage) {
    BandiFlocks flocks = stage.flocks();
    return new Layer<>(file(stage), (toMove, index) -> position(stage, flocks, toMove, index));
  }

  BaghBandiPosition position(BandiStage stage, BandiFlocks flocks, Side toMove, long index) {
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
    Look look = look(position.under(), captured);
    LayerFile file = look.file.find();
    return file == null
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
  boolean countsTurns() {
    return false;
  }

  // BC-7 and BB-6: what may come back decides nothing here, but a position that may not does.
  @Override
  boolean holdFor(Customs customs) {
    return customs.repetition() != Repetition.NEVER;
  }

  @Override
  boolean distances(BaghBandiPosition position) {
    return false;
  }

  @Override
  List<BaghBandiPosition> twins(BaghBandiPosition position) {
    return IntStream.range(0, ground.symmetries().count())
        .mapToObj(symmetry -> turned(position, symmetry))
        .toList();
  }

  private BaghBandiPosition turned(BaghBandiPosition position, int symmetry) {
    return new BaghBandiPosition(
        field,
        ground.symmetries().image(symmetry, position.wolves()),
        0,
        ground.symmetries().image(symmetry, position.sheep()),
        0,
        ground.turned(symmetry, position.under()),
        position.toMove());
  }
}
