package bergerie.table.desk;

import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.match.Dealer;
import bergerie.rules.match.MatchLine;
import bergerie.rules.match.MatchRecord;
import bergerie.rules.match.Seal;
import bergerie.table.match.Event;
import bergerie.table.match.Eyes;
import bergerie.table.match.Fold;
import bergerie.table.match.Heard;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.match.Reach;
import bergerie.table.match.Records;
import bergerie.table.match.Telling;
import bergerie.table.wire.Capability;
import bergerie.table.wire.Parts;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.codec.ReplayedWriter;
import bergerie.table.wire.json.Measure;
import bergerie.table.wire.shape.Replayed;
import bergerie.table.wire.shape.Shown;
import bergerie.table.wire.shape.ViewWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A finished match, move by move, as one viewer saw it. */
record Replays(ViewWriter views) {

  /** A page has at most so many frames, and ends with the one that makes it so long. */
  private static final int MOST_FRAMES = 1_000;

  private static final int LONG_ENOUGH = 2 << 20;
  private static final Pattern SEQ = Pattern.compile("[0-9]{1,10}");

  /** A page of it. */
  <S, M, V> Answer answer(Game<S, M, V> game, List<Logged> log, Request.Replay wish) {
    if (!SEQ.matcher(wish.after()).matches()) {
      return Answer.fault(400, "after", "expected a frame's seq", "le seq d’une image est attendu");
    }
    int players = Fold.head(log.getFirst().event()).setup().players();
    return viewer(wish.viewer(), players)
        .map(v -> replay(game, wish.table(), log, v, Long.parseLong(wish.after())))
        .map(replay -> Answer.json(200, json -> ReplayedWriter.write(json, replay)))
        .orElseGet(Replays::noViewer);
  }

  /** Whoever a request names as the one who looks. */
  static Optional<Viewer> viewer(String text, int players) {
    return Viewer.all(players).stream().filter(one -> name(one).equals(text)).findFirst();
  }

  private static String name(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> Integer.toString(seat.index());
      case Viewer.Spectator _ -> "spectator";
    };
  }

  static Answer noViewer() {
    return Answer.fault(
        400,
        "viewer",
        "expected a seat's number or spectator",
        "un numéro de place ou spectator est attendu");
  }

  private <S, M, V> Replayed.Replay replay(
      Game<S, M, V> game, String table, List<Logged> log, Viewer viewer, long after) {
    Reach reach = Reach.of(game, log);
    Match<S, M, V> end = Fold.of(game, reach.log());
    Page page = page(game, reach.log(), Eyes.later(viewer), after);
    return new Replayed.Replay(
        Parts.table(TableInfo.of(table, end, Set.of())),
        page.frames,
        page.next,
        Parts.outcome(end.ending().outcome().orElseThrow(), Eyes.later(viewer).hearer(end)),
        fairness(Records.write(log)),
        reach.older().map(version -> new Replayed.Older(version, stop(reach))));
  }

  private static Optional<Replayed.Stop> stop(Reach reach) {
    return reach.stop().map(stop -> new Replayed.Stop(stop.step(), stop.why()));
  }

  private <S, M, V> Page page(Game<S, M, V> game, List<Logged> log, Eyes eyes, long after) {
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    Page page = new Page();
    if (after == 0) {
      page.add(frame(fold.match(), 1, Optional.empty(), eyes));
    }
    Iterator<Logged> rest = log.listIterator(1);
    long last = 0;
    while (rest.hasNext() && !page.isFull()) {
      Logged logged = rest.next();
      Match<S, M, V> before = fold.match();
      fold.add(logged);
      Optional<Heard> heard =
          logged.seq() > after && isScene(logged.event())
              ? Telling.of(before, fold.match(), logged, eyes)
              : Optional.empty();
      if (heard.isPresent()) {
        page.add(frame(fold.match(), logged.seq(), heard, eyes));
        last = logged.seq();
      }
    }
    page.next = rest.hasNext() ? Optional.of(last) : Optional.empty();
    return page;
  }

  /** The frames of a page so far. */
  private static final class Page {
    private final List<Replayed.Frame> frames = new ArrayList<>();
    private long length;

    /** The event that the last frame is of, if there are more. */
    private Optional<Long> next = Optional.empty();

    void add(Replayed.Frame frame) {
      frames.add(frame);
      length += Measure.of(json -> ReplayedWriter.write(json, frame));
    }

    boolean isFull() {
      return frames.size() >= MOST_FRAMES || length >= LONG_ENOUGH;
    }
  }

  /** Whether an event belongs to the game's story, not to the coming and going around it. */
  private static boolean isScene(Event event) {
    return switch (event) {
      case Event.Step _,
          Event.TakenBack _,
          Event.Resigned _,
          Event.Flagged _,
          Event.DrawAgreed _,
          Event.CountAgreed _,
          Event.CalledOff _,
          Event.Unshown _ ->
          true;
      default -> false;
    };
  }

  private <S, M, V> Replayed.Frame frame(
      Match<S, M, V> match, long seq, Optional<Heard> heard, Eyes eyes) {
    return new Replayed.Frame(
        seq,
        heard.map(line -> Parts.told(line, EnumSet.allOf(Capability.class))),
        heard.map(line -> Parts.actor(line.actor())),
        new Shown(match.game().view(match.state(), eyes.viewer()), views),
        Parts.turn(match.turn(), eyes.hearer(match)));
  }

  private static Replayed.Fairness fairness(MatchRecord record) {
    List<Replayed.Drawn> draws = new ArrayList<>();
    for (MatchLine.Deal deal : record.deals()) {
      draws.add(
          new Replayed.Drawn(
              Dealer.FIRST + draws.size(),
              deal.drawn().stream()
                  .map(drawn -> new Replayed.Die(drawn.bound(), drawn.value()))
                  .toList()));
    }
    Optional<Seal> seal = record.seal();
    return new Replayed.Fairness(
        seal.map(known -> known.seed().orElse("")),
        seal.map(Seal::commitment),
        seal.map(Seal::nonces),
        seal.map(Seal::pledges).map(Parts::bySeat),
        seal.filter(known -> !known.nonces().isEmpty()).map(known -> known.fairness().version()),
        draws);
  }
}
