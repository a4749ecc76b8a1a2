package bergerie.server.wire;

import bergerie.rules.Seat;
import bergerie.rules.Setup;
import bergerie.rules.Turn;
import bergerie.server.match.Chair;
import bergerie.server.match.Clock;
import bergerie.server.match.Holder;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What everybody may know of a table.
 *
 * @param awaited the seats it is the turn of, while it is played
 */
public record TableInfo(
    String table,
    String game,
    int version,
    Setup setup,
    List<SeatInfo> seats,
    Clock clock,
    Phase phase,
    List<Seat> awaited,
    String commitment,
    long seq,
    Optional<String> next) {

  /**
   * One seat.
   *
   * @param here whether the person is connected now
   * @param bot whether a bot plays it now
   */
  public record SeatInfo(
      Seat seat, String kind, String name, Optional<String> level, boolean here, boolean bot) {}

  public static TableInfo of(String table, Match<?, ?, ?> match, Collection<Seat> present) {
    return new TableInfo(
        table,
        match.head().game(),
        match.head().rules(),
        match.head().setup(),
        Seat.all(match.players()).stream()
            .map(seat -> seat(seat, match.chair(seat), present.contains(seat)))
            .toList(),
        match.head().clock(),
        match.phase(),
        awaited(match),
        match.commitment(),
        match.silences().counted(List.of(), match.seq()),
        match.ending().next());
  }

  private static List<Seat> awaited(Match<?, ?, ?> match) {
    return match.phase() == Phase.PLAYING && match.turn() instanceof Turn.Act act
        ? act.awaited()
        : List.of();
  }

  private static SeatInfo seat(Seat seat, Chair chair, boolean here) {
    String kind =
        switch (chair.holder()) {
          case Holder.Person _, Holder.Past _ -> "person";
          case Holder.Open _ -> "open";
          case Holder.Program _ -> "bot";
        };
    return new SeatInfo(
        seat, kind, chair.holder().name(), chair.bot(), here, chair.bot().isPresent());
  }
}
