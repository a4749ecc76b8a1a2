package bergerie.bots.tables;

import bergerie.bots.layers.Best;
import bergerie.bots.layers.Code;
import bergerie.bots.layers.LayerFile;
import bergerie.bots.layers.Tally;
import bergerie.bots.layers.Verdict;
import bergerie.bots.packed.Knowledge;
import bergerie.rules.Actor;
import bergerie.rules.Game;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.hunt.Hunt;
import bergerie.rules.hunt.HuntMove;
import bergerie.rules.hunt.HuntPosition;
import bergerie.rules.hunt.HuntView;
import bergerie.rules.hunt.Past;
import bergerie.rules.hunt.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Knows what positions of a game are worth, from its tables (tablebases). Moves and ends come from
 * the rules. The repetition rules are not in the tables: a draw is a position in which neither side
 * can force a win.
 */
public final class Oracle<P extends HuntPosition> {

  /** A legal move, and what is left after it for the side that made it. */
  public record Choice(HuntMove move, Optional<Verdict> verdict) {}

  /**
   * A layer of the tables with one side to move, and what is in it.
   *
   * @param longest the longest win of each side, where distances are known
   */
  public record Layer(String name, String toMove, Tally tally, List<Longest> longest) {

    /** The same for layers that differ in the heights of stacks only. */
    public String group() {
      return name.replaceFirst("-heights-.*", "");
    }
  }

  /** A win that takes as many turns as any of its layer. */
  public record Longest(String winner, int turns, String position) {}

  private final Game<Hunt<P>, HuntMove, HuntView> game;
  private final HuntTables<P> tables;

  Oracle(Game<Hunt<P>, HuntMove, HuntView> game, HuntTables<P> tables) {
    this.game = game;
    this.tables = tables;
  }

  public Game<Hunt<P>, HuntMove, HuntView> game() {
    return game;
  }

  /** Whether there are no tables at all. */
  boolean isEmpty() {
    return tables.isEmpty();
  }

  /** Opens every layer, so that nothing that can't be read is found out later. */
  void openAll() {
    tables.openAll();
  }

  /** How many positions the tables hold. */
  public long size() {
    return tables.samples().size();
  }

  /** Whether a layer is there. */
  public boolean has(String layer) {
    return tables.layers().stream().anyMatch(l -> l.file().name().layer().equals(layer));
  }

  /** Whether some positions are told with the number of turns. */
  public boolean countsTurns() {
    return tables.countsTurns();
  }

  /** What the tables hold, layer by layer. */
  public List<Layer> layers() {
    List<Layer> layers = new ArrayList<>();
    for (HuntTables.Layer<P> layer : tables.layers()) {
      LayerFile file = layer.file().open();
      for (Map.Entry<Side, Tally> told : file.tallies().entrySet()) {
        layers.add(layer(file, layer.positions(), told.getKey(), told.getValue()));
      }
    }
    return layers;
  }

  private Layer layer(LayerFile file, HuntTables.Positions<P> positions, Side toMove, Tally tally) {
    List<Longest> longest = new ArrayList<>();
    if (file.distances() && tally.wolvesLongest() >= 0) {
      P at = positions.at(toMove, tally.wolvesLongestAt());
      longest.add(new Longest(Side.WOLVES.id(), tally.wolvesLongest(), written(at)));
    }
    if (file.distances() && tally.sheepLongest() >= 0) {
      P at = positions.at(toMove, tally.sheepLongestAt());
      longest.add(new Longest(Side.SHEEP.id(), tally.sheepLongest(), written(at)));
    }
    return new Layer(file.layer(), toMove.id(), tally, longest);
  }

  private String written(P position) {
    return game.notation().writeState(new Hunt<>(position, Past.none()));
  }

  /** What a position is worth to the side to move; empty if its layer is not in the tables. */
  public Optional<Verdict> verdict(Hunt<P> state) {
    if (game.turn(state) instanceof Turn.Over(Outcome outcome)) {
      Verdict.Value value = Code.verdict(codeAtEnd(state, outcome), false).value();
      return Optional.of(new Verdict(value, OptionalInt.of(0)));
    }
    OptionalInt code = inTables(state);
    return code.isEmpty()
        ? Optional.empty()
        : Optional.of(Code.verdict((byte) code.getAsInt(), tables.distances(state.position())));
  }

  /** Every legal move with what is left after it. */
  public List<Choice> choices(Hunt<P> state) {
    return branches(state).stream()
        .map(branch -> new Choice(branch.move(), branch.verdict()))
        .toList();
  }

  /** Every legal move, in the order of the rules, with what it leads to. */
  List<Branch<P>> branches(Hunt<P> state) {
    List<Branch<P>> branches = new ArrayList<>();
    for (HuntMove move : moves(state)) {
      Hunt<P> next = play(state, move);
      branches.add(new Branch<>(move, next, verdict(next).map(Verdict::before)));
    }
    return branches;
  }

  public boolean isOver(Hunt<P> state) {
    return game.turn(state) instanceof Turn.Over;
  }

  HuntTables<P> tables() {
    return tables;
  }

  /** The same knowledge, for a search. */
  public Knowledge probe() {
    return new Probe<>(tables);
  }

  private List<HuntMove> moves(Hunt<P> state) {
    return game.moves(state, state.position().toMove().seat());
  }

  /** What a legal move of the side to move leads to. */
  public Hunt<P> play(Hunt<P> state, HuntMove move) {
    Seat mover = state.position().toMove().seat();
    return game.play(state, Actor.player(mover), move);
  }

  private OptionalInt code(Hunt<P> state) {
    return game.turn(state) instanceof Turn.Over(Outcome outcome)
        ? OptionalInt.of(codeAtEnd(state, outcome))
        : inTables(state);
  }

  private OptionalInt inTables(Hunt<P> state) {
    return tables.holdFor(state.customs()) ? tables.code(state.position()) : OptionalInt.empty();
  }

  private byte codeAtEnd(Hunt<P> state, Outcome outcome) {
    if (outcome.isDraw()) {
      return Code.DRAW;
    }
    boolean moverWon = outcome.winners().contains(state.position().toMove().seat());
    return moverWon ? Code.WON_NEXT : Code.LOST_NOW;
  }

  /** A position as it lies once the board is turned, in all ways, without its past. */
  public List<Hunt<P>> twins(Hunt<P> state) {
    return tables.twins(state.position()).stream()
        .map(twin -> new Hunt<>(twin, Past.none()))
        .toList();
  }

  /** All positions of the tables, to be checked. */
  public Checks checks() {
    return new Checks(tables.samples());
  }

  /** The positions of the tables by number. */
  public final class Checks {
    private final HuntTables<P>.Samples samples;

    private Checks(HuntTables<P>.Samples samples) {
      this.samples = samples;
    }

    public long size() {
      return samples.size();
    }

    /**
     * Looks at a position: whether its value follows from its successors by the rules, and whether
     * its symmetric twins are worth the same.
     *
     * @param number below {@link #size()}
     * @return what is wrong, if anything
     */
    public Optional<String> check(long number) {
      return Oracle.this.check(samples.get(number));
    }
  }

  private Optional<String> check(HuntTables.Sample<P> sample) {
    Hunt<P> state = new Hunt<>(sample.position(), Past.none());
    byte expected = expected(state);
    if (!same(state, sample.code(), expected)) {
      return Optional.of(
          told(state, sample.code()) + ", but by its successors " + Byte.toUnsignedInt(expected));
    }
    for (P turned : tables.twins(sample.position())) {
      Hunt<P> twin = new Hunt<>(turned, Past.none());
      OptionalInt code = code(twin);
      if (code.isPresent() && !same(state, sample.code(), (byte) code.getAsInt())) {
        return Optional.of(told(state, sample.code()) + ", but " + told(twin, code.getAsInt()));
      }
    }
    return Optional.empty();
  }

  private String told(Hunt<P> state, int code) {
    return written(state.position()) + " has the code " + code;
  }

  private boolean same(Hunt<P> state, byte code, byte expected) {
    return tables.distances(state.position())
        ? code == expected
        : Code.plain(code) == Code.plain(expected);
  }

  private byte expected(Hunt<P> state) {
    if (game.turn(state) instanceof Turn.Over(Outcome outcome)) {
      return codeAtEnd(state, outcome);
    }
    Best best = new Best();
    for (HuntMove move : moves(state)) {
      best.consider(code(play(state, move)));
    }
    return best.code();
  }

  /** The checksums in the headers of all files, by layer. */
  public SortedMap<String, String> checksums() {
    return tables.layers().stream()
        .map(layer -> layer.file().open())
        .collect(
            Collectors.toMap(
                LayerFile::layer, LayerFile::checksum, (_, same) -> same, TreeMap::new));
  }

  /** Whether every file is as it was written. */
  public Optional<String> damaged() {
    return tables.layers().stream()
        .map(layer -> layer.file().open())
        .filter(file -> !file.sound())
        .findFirst()
        .map(file -> file.place() + " is damaged: its checksum differs");
  }
}
