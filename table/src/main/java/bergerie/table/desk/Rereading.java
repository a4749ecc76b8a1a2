package bergerie.table.desk;

import bergerie.bots.Adviser;
import bergerie.bots.Review;
import bergerie.bots.Sight;
import bergerie.bots.roster.Bots;
import bergerie.bots.tables.Almanac;
import bergerie.rules.Game;
import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.dice.Dice;
import bergerie.rules.dice.QuickDice;
import bergerie.table.match.Event;
import bergerie.table.match.Eyes;
import bergerie.table.match.Fold;
import bergerie.table.match.Logged;
import bergerie.table.match.Match;
import bergerie.table.wire.Capability;
import bergerie.table.wire.Counsel;
import bergerie.table.wire.Parts;
import bergerie.table.wire.codec.AdvisingWriter;
import bergerie.table.wire.shape.Advising;
import bergerie.telling.Hearer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A match that is over, looked at again decision by decision, as far as that has come. */
public final class Rereading<S, M, V> {

  /** How long all decisions of a match are thought over together at most. */
  private static final Duration PER_MATCH = Duration.ofSeconds(60);

  /** Of a match with more decisions the last ones are looked at. */
  private static final int MOST_DECISIONS = 1_000;

  /** A decision to look at. */
  private record Decision<S>(long seq, S state, Seat seat, String text) {}

  /** What there is to say of one. */
  private record Found(Decision<?> decision, Review<?> review, Counsel counsel) {

    Advising.Remark to(Hearer reader) {
      return new Advising.Remark(
          decision.seq(),
          decision.seat().index(),
          review.weighed().cost(),
          review.hindsight(),
          review.luck(),
          Parts.advice(counsel.by(reader), EnumSet.allOf(Capability.class)));
    }
  }

  private final Game<S, M, V> game;
  private final Almanac solved;
  private final Hearer to;
  private final List<Decision<S>> decisions;
  private final int done;
  private final List<Found> remarks;

  private Rereading(
      Game<S, M, V> game,
      Almanac solved,
      Hearer to,
      List<Decision<S>> decisions,
      int done,
      List<Found> remarks) {
    this.game = game;
    this.solved = solved;
    this.to = to;
    this.decisions = decisions;
    this.done = done;
    this.remarks = remarks;
  }

  static <S, M, V> Rereading<S, M, V> of(Game<S, M, V> game, List<Logged> log, Almanac solved) {
    Hearer anybody = Eyes.later(new Viewer.Spectator()).hearer(Fold.of(game, log));
    return new Rereading<>(game, solved, anybody, decisions(game, log), 0, List.of());
  }

  /** What people decided; all decisions where bots played among themselves. */
  private static <S, M, V> List<Decision<S>> decisions(Game<S, M, V> game, List<Logged> log) {
    List<Decision<S>> byPeople = new ArrayList<>();
    List<Decision<S>> all = new ArrayList<>();
    Fold<S, M, V> fold = Fold.begin(game, log.getFirst());
    for (Logged logged : log.subList(1, log.size())) {
      Match<S, M, V> before = fold.match();
      if (logged.event() instanceof Event.Moved(Seat seat, String text)
          && before.moves(seat).size() > 1) {
        Decision<S> decision = new Decision<>(logged.seq(), before.state(), seat, text);
        all.add(decision);
        if (before.chair(seat).bot().isEmpty()) {
          byPeople.add(decision);
        }
      }
      fold.add(logged);
    }
    List<Decision<S>> looked = byPeople.isEmpty() ? all : byPeople;
    return List.copyOf(looked.subList(Math.max(0, looked.size() - MOST_DECISIONS), looked.size()));
  }

  public boolean isDone() {
    return done == decisions.size();
  }

  /** One decision further, which takes thought. */
  public Rereading<S, M, V> next() {
    List<Found> more = Stream.concat(remarks.stream(), look(decisions.get(done)).stream()).toList();
    return new Rereading<>(game, solved, to, decisions, done + 1, more);
  }

  /** One decision further, about which there is nothing to say. */
  public Rereading<S, M, V> skip() {
    return new Rereading<>(game, solved, to, decisions, done + 1, remarks);
  }

  private Optional<Found> look(Decision<S> decision) {
    Dice dice = new QuickDice(decision.seq());
    Adviser<S, M, V> adviser = Bots.adviser(game, solved, thought());
    M move = game.notation().read(decision.state(), decision.text()).orThrow();
    return Review.of(game, adviser, decision.state(), decision.seat(), move, dice)
        .map(
            review -> {
              Sight<S, M, V> sight = Sight.of(game, decision.state(), decision.seat());
              Counsel counsel =
                  Counsel.of(sight, review.known(), Optional.of(review.weighed()), dice, to);
              return new Found(decision, review, counsel);
            });
  }

  private Duration thought() {
    Duration share = PER_MATCH.dividedBy(Math.max(1, decisions.size()));
    return share.compareTo(Review.THOUGHT) < 0 ? share : Review.THOUGHT;
  }

  Answer told(String viewer) {
    return Replays.viewer(viewer, to.names().size()).map(this::told).orElseGet(Replays::noViewer);
  }

  private Answer told(Viewer viewer) {
    Hearer reader =
        switch (viewer) {
          case Viewer.Player(Seat seat) -> Hearer.to(seat.index(), to.names());
          case Viewer.Spectator _ -> to;
        };
    List<Advising.Remark> read = remarks.stream().map(remark -> remark.to(reader)).toList();
    Advising.Review review = new Advising.Review(done, decisions.size(), read);
    return Answer.json(200, json -> AdvisingWriter.write(json, review));
  }
}
