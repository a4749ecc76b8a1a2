package bergerie.server.wire;

import bergerie.bots.Advice;
import bergerie.rules.Actor;
import bergerie.rules.Outcome;
import bergerie.rules.Seat;
import bergerie.rules.Turn;
import bergerie.rules.Viewer;
import bergerie.rules.match.Origin;
import bergerie.server.wire.shape.Advising;
import bergerie.server.wire.shape.Advising.AdviceReason;
import bergerie.server.wire.shape.AtTable;
import bergerie.server.wire.shape.InPlay;
import bergerie.table.match.Clock;
import bergerie.table.match.Heard;
import bergerie.table.wire.Counsel;
import bergerie.table.wire.TableInfo;
import java.util.List;
import java.util.Optional;

/** The parts that messages and answers to calls share, from what they mean to their shapes. */
public final class Parts {

  private Parts() {}

  public static List<Integer> seats(List<Seat> seats) {
    return seats.stream().map(Seat::index).toList();
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

  public static InPlay.Told told(Heard heard) {
    return new InPlay.Told(
        heard.seq(), actor(heard.actor()), heard.told().words(), heard.told().cue());
  }

  public static InPlay.Turn turn(Turn turn) {
    return switch (turn) {
      case Turn.Act act -> new InPlay.Turn.Act(seats(act.awaited()), seats(act.free()));
      case Turn.Draw _ -> new InPlay.Turn.Draw();
      case Turn.Over(Outcome outcome) -> new InPlay.Turn.Over(outcome(outcome));
    };
  }

  public static InPlay.Outcome outcome(Outcome outcome) {
    return new InPlay.Outcome(
        seats(outcome.winners()), outcome.scores(), outcome.rule(), outcome.why());
  }

  public static Advising.Advice advice(Counsel counsel) {
    return new Advising.Advice(
        counsel.choices().stream()
            .map(choice -> new Advising.Choice(choice.text(), choice.words(), choice.worth()))
            .toList(),
        reason(counsel.reason()));
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
        origin(info.origin()));
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
