package bergerie.table.wire;

import bergerie.rules.Option;
import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.rules.match.Fairness;
import bergerie.rules.match.Origin;
import bergerie.table.match.Chair;
import bergerie.table.match.Clock;
import bergerie.table.match.Holder;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What everybody may know of a table.
 *
 * @param preset which one it plays, if its options are not mixed
 * @param awaited the seats it is the turn of, while it is played
 * @param origin where it began: to be known before one sits down
 * @param fairness how the shares in the dice came together, once they have
 */
public record TableInfo(
    String table,
    String game,
    int version,
    Setup setup,
    Optional<Option.Preset> preset,
    List<SeatInfo> seats,
    Clock clock,
    Phase phase,
    List<Seat> awaited,
    String commitment,
    long seq,
    Optional<String> next,
    Origin origin,
    Optional<Fairness> fairness) {

  /** What may be said of whoever has a seat. */
  public enum Kind {
    PERSON,
    OPEN,
    BOT
  }

  /**
   * One seat.
   *
   * @param here whether the person is connected now
   * @param bot whether a bot plays it now
   */
  public record SeatInfo(
      Seat seat, Kind kind, String name, Optional<String> level, boolean here, boolean bot) {}

  public static TableInfo of(String table, Match<?, ?, ?> match, Collection<Seat> present) {
    return new TableInfo(
        table,
        match.head().game(),
        match.head().rules(),
        match.setup(),
        match.game().info().played(match.setup()),
        Seat.all(match.players()).stream()
            .map(seat -> seat(seat, match.chair(seat), present.contains(seat)))
            .toList(),
        match.head().clock(),
        match.phase(),
        awaited(match),
        match.commitment(),
        match.silences().counted(List.of(), match.seq()),
        match.ending().next(),
        match.head().origin(),
        match.shares().fairness());
  }

  private static List<Seat> awaited(Match<?, ?, ?> match) {
    return match.phase() == Phase.PLAYING && match.turn() instanceof Turn.Act act
        ? act.awaited()
        : List.of();
  }

  private static SeatInfo seat(Seat seat, Chair chair, boolean here) {
    Kind kind =
        switch (chair.holder()) {
          case Holder.Person _, Holder.Past _ -> Kind.PERSON;
          case Holder.Open _ -> Kind.OPEN;
          case Holder.Program _ -> Kind.BOT;
        };
    return new SeatInfo(
        seat, kind, chair.holder().name(), chair.bot(), here, chair.bot().isPresent());
  }
}
