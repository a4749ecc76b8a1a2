package bergerie.table.wire;

import bergerie.bots.Advice;
import bergerie.bots.Weighed;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Told;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.rules.match.Fairness;
import bergerie.rules.match.Origin;
import bergerie.table.match.Clock;
import bergerie.table.match.Heard;
import bergerie.table.wire.shape.Advising;
import bergerie.table.wire.shape.Advising.AdviceReason;
import bergerie.table.wire.shape.AtTable;
import bergerie.table.wire.shape.InPlay;
import bergerie.telling.Beat;
import bergerie.telling.Hearer;
import bergerie.telling.Mark;
import bergerie.telling.Spoken;
import bergerie.telling.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The parts that messages and answers to calls share, from what they mean to their shapes. */
public final class Parts {

  private Parts() {}

  public static List<Integer> seats(List<Seat> seats) {
    return seats.stream().map(Seat::index).toList();
  }

  /** Texts of seats, by their numbers. */
  public static Map<String, String> bySeat(Map<Seat, String> texts) {
    Map<String, String> named = new LinkedHashMap<>();
    texts.forEach((seat, text) -> named.put(Integer.toString(seat.index()), text));
    return named;
  }

  static InPlay.Viewer viewer(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(Seat seat) -> new InPlay.Player(seat.index());
      case Viewer.Spectator _ -> InPlay.Onlooker.SPECTATOR;
    };
  }

  public static InPlay.Actor actor(Optional<Actor> actor) {
    if (actor.isEmpty()) {
      return InPlay.Thing.TABLE;
    }
    return switch (actor.get()) {
      case Actor.Player(Seat seat) -> new InPlay.Player(seat.index());
      case Actor.Deal _ -> InPlay.Thing.DEAL;
      case Actor.Glass _ -> InPlay.Thing.GLASS;
    };
  }

  public static InPlay.Told told(Heard heard, Set<Capability> can) {
    return new InPlay.Told(
        heard.seq(),
        actor(heard.actor()),
        Words.of(heard.line()),
        heard.told().cue(),
        telling(heard.told(), heard.line(), heard.under(), can));
  }

  private static Optional<InPlay.Telling> telling(
      Told told, Spoken line, Optional<Spoken> under, Set<Capability> can) {
    return can.contains(Capability.TOLD_STRUCTURE)
        ? Optional.of(
            new InPlay.Telling(
                marks(line),
                beats(told),
                told.under().flatMap(heading -> under.map(words -> under(heading.key(), words)))))
        : Optional.empty();
  }

  private static InPlay.Under under(String key, Spoken line) {
    return new InPlay.Under(key, Words.of(line), marks(line));
  }

  private static InPlay.Marked marks(Spoken line) {
    return new InPlay.Marked(marks(line.en()), marks(line.fr()));
  }

  private static List<InPlay.Mark> marks(Wording line) {
    List<InPlay.Mark> marks = new ArrayList<>(line.marks().size());
    for (Mark mark : line.marks()) {
      marks.add(new InPlay.Mark(mark.from(), mark.to(), kind(mark), mark.id()));
    }
    return marks;
  }

  private static InPlay.MarkKind kind(Mark mark) {
    return switch (mark.kind()) {
      case PLAYER -> InPlay.MarkKind.PLAYER;
      case THING -> InPlay.MarkKind.THING;
      case PLACE -> InPlay.MarkKind.PLACE;
    };
  }

  private static List<InPlay.Beat> beats(Told told) {
    List<InPlay.Beat> beats = new ArrayList<>(told.beats().size());
    for (Beat beat : told.beats()) {
      beats.add(
          new InPlay.Beat(
              beat.verb(),
              beat.rule(),
              beat.who(),
              beat.things(),
              beat.from(),
              beat.to(),
              beat.count()));
    }
    return beats;
  }

  static InPlay.Ahead ahead(Told told, Hearer to) {
    return new InPlay.Ahead(Words.of(told.line().to(to)), told.cue());
  }

  public static InPlay.Turn turn(Turn turn, Hearer to) {
    return switch (turn) {
      case Turn.Act act -> new InPlay.Turn.Act(seats(act.awaited()), seats(act.free()));
      case Turn.Draw _ -> new InPlay.Turn.Draw();
      case Turn.Over(Outcome outcome) -> new InPlay.Turn.Over(outcome(outcome, to));
    };
  }

  public static InPlay.Outcome outcome(Outcome outcome, Hearer to) {
    return new InPlay.Outcome(
        seats(outcome.winners()), outcome.scores(), outcome.rule(), Words.of(outcome.why().to(to)));
  }

  public static Advising.Advice advice(Counsel counsel, Set<Capability> can) {
    // A reason tells what follows; only the move itself is said as what to do.
    Optional<Spoken> why = counsel.why().map(sentence -> sentence.to(counsel.to().told()));
    return new Advising.Advice(
        counsel.choices().stream().map(choice -> choice(choice, counsel.to(), can)).toList(),
        reason(counsel.reason()),
        counsel.weighed().map(Parts::weighed),
        why.map(Words::of),
        why.filter(_ -> can.contains(Capability.TOLD_STRUCTURE)).map(Parts::marks));
  }

  private static Advising.Choice choice(Counsel.Choice choice, Hearer to, Set<Capability> can) {
    Spoken line = choice.told().line().to(to);
    return new Advising.Choice(
        choice.text(),
        Words.of(line),
        choice.worth(),
        telling(
            choice.told(), line, choice.told().under().map(heading -> heading.line().to(to)), can));
  }

  private static Advising.Weighed weighed(Weighed move) {
    return new Advising.Weighed(move.cost(), Advising.Appraisal.valueOf(move.mark().name()));
  }

  private static AdviceReason reason(Advice.Reason reason) {
    return switch (reason) {
      case Advice.Reason.Worlds(long imagined) -> new AdviceReason.Worlds(imagined);
      case Advice.Reason.Ahead(int depth, int score, int end) ->
          new AdviceReason.Ahead(depth, score, end);
      case Advice.Reason.Group(int points, int exchanges, boolean proven, int forgone) ->
          new AdviceReason.Group(points, exchanges, proven, forgone);
      case Advice.Reason.Meadow(int mine, int theirs) -> new AdviceReason.Meadow(mine, theirs);
      case Advice.Reason.Forced _ -> new AdviceReason.Forced();
    };
  }

  public static AtTable.TableInfo table(TableInfo info) {
    return new AtTable.TableInfo(
        info.table(),
        info.game(),
        info.version(),
        info.setup().players(),
        info.setup().options(),
        info.preset().map(preset -> AtTable.Preset.valueOf(preset.name())),
        info.seats().stream().map(Parts::seat).toList(),
        clock(info.clock()),
        AtTable.Phase.valueOf(info.phase().name()),
        seats(info.awaited()),
        info.commitment(),
        info.seq(),
        info.next(),
        origin(info.origin()),
        info.fairness().map(Fairness::version));
  }

  private static AtTable.SeatInfo seat(TableInfo.SeatInfo seat) {
    return new AtTable.SeatInfo(
        seat.seat().index(),
        AtTable.Holder.valueOf(seat.kind().name()),
        seat.name(),
        seat.level(),
        seat.here(),
        seat.bot());
  }

  private static AtTable.Clock clock(Clock clock) {
    return switch (clock) {
      case Clock.None _ -> new AtTable.Clock.None();
      case Clock.PerMove(long limit) -> new AtTable.Clock.Move(seconds(limit));
      case Clock.PerGame(long limit, long increment) ->
          new AtTable.Clock.Game(seconds(limit), seconds(increment));
    };
  }

  private static int seconds(long millis) {
    return Math.toIntExact(millis / 1000);
  }

  private static AtTable.Origin origin(Origin origin) {
    return new AtTable.Origin(
        AtTable.OriginKind.valueOf(origin.kind().name()),
        origin.match(),
        origin.seq(),
        switch (origin.hidden()) {
          case NOTHING -> Optional.empty();
          case KNOWN -> Optional.of(AtTable.Hidden.KNOWN);
          case ANEW -> Optional.of(AtTable.Hidden.ANEW);
        });
  }
}
