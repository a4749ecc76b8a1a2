package bergerie.server.table;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.server.match.Heard;
import bergerie.server.match.Match;
import bergerie.server.match.Phase;
import bergerie.server.wire.TableInfo;
import bergerie.server.wire.ToClient;
import bergerie.server.wire.WireWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Says to everybody at a table what they may know. */
record Crier(String table, Presence presence) {

  <S, M, V> void table(Match<S, M, V> match) {
    presence.visitors().forEach(visitor -> table(match, visitor));
  }

  <S, M, V> void table(Match<S, M, V> match, Visitor visitor) {
    List<Seat> missing =
        match.phase() == Phase.OVER
            ? List.of()
            : visitor.seats().stream()
                .filter(seat -> match.nonces().get(seat.index()).isEmpty())
                .toList();
    say(
        visitor.guest(),
        new ToClient.Table(
            TableInfo.of(table, match, presence.seats()),
            visitor.seats(),
            missing,
            match.offers(),
            match.ending().again(),
            presence.absent()));
  }

  /** Through whose eyes the table is seen, by somebody with these seats. */
  private record Eyes(Viewer viewer, List<Seat> seats) {}

  /**
   * One state for each viewer who has heard of something; those who see the same get the same text.
   */
  <S, M, V> void state(
      Match<S, M, V> match, Function<Viewer, List<Heard>> told, long now, Optional<Words> lost) {
    Map<Eyes, Optional<String>> texts = new HashMap<>();
    for (Visitor visitor : presence.visitors()) {
      for (Viewer viewer : visitor.viewers()) {
        texts
            .computeIfAbsent(
                new Eyes(viewer, visitor.seats()),
                eyes ->
                    Optional.of(told.apply(viewer))
                        .filter(lines -> !lines.isEmpty())
                        .map(lines -> WireWriter.write(state(match, eyes, lines, now, lost))))
            .ifPresent(visitor.guest()::say);
      }
    }
  }

  <S, M, V> void state(
      Match<S, M, V> match,
      Visitor visitor,
      Function<Viewer, List<Heard>> told,
      long now,
      Optional<Words> lost) {
    for (Viewer viewer : visitor.viewers()) {
      Eyes eyes = new Eyes(viewer, visitor.seats());
      say(visitor.guest(), state(match, eyes, told.apply(viewer), now, lost));
    }
  }

  private <S, M, V> ToClient.State state(
      Match<S, M, V> match, Eyes eyes, List<Heard> told, long now, Optional<Words> lost) {
    Viewer viewer = eyes.viewer();
    List<String> moves =
        viewer instanceof Viewer.Player(Seat seat)
            ? match.moves(seat).stream()
                .map(move -> match.game().notation().write(match.state(), move))
                .toList()
            : List.of();
    return new ToClient.State(
        table,
        counted(match, eyes, match.seq()),
        viewer,
        match.game().view(match.state(), viewer),
        match.turn(),
        moves,
        told.stream().map(line -> line.numbered(counted(match, eyes, line.seq()))).toList(),
        match.timing(),
        now,
        lost);
  }

  private static long counted(Match<?, ?, ?> match, Eyes eyes, long seq) {
    return match.silences().counted(eyes.seats(), seq);
  }

  /** Whether what a table message says has changed, beyond its seq. */
  static boolean differs(Match<?, ?, ?> before, Match<?, ?, ?> now) {
    return !(before.chairs().equals(now.chairs())
        && before.nonces().equals(now.nonces())
        && before.offers().equals(now.offers())
        && before.phase() == now.phase()
        && before.ending().again().equals(now.ending().again())
        && before.ending().next().equals(now.ending().next()));
  }

  void all(ToClient message) {
    String text = WireWriter.write(message);
    presence.visitors().forEach(visitor -> visitor.guest().say(text));
  }

  void say(Guest guest, ToClient message) {
    guest.say(WireWriter.write(message));
  }
}
