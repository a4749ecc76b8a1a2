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

  /** One state for each viewer; those who see the same get the same text. */
  <S, M, V> void state(
      Match<S, M, V> match, Function<Viewer, List<Heard>> told, long now, Optional<Words> lost) {
    Map<Viewer, String> texts = new HashMap<>();
    for (Visitor visitor : presence.visitors()) {
      for (Viewer viewer : visitor.viewers()) {
        visitor
            .guest()
            .say(
                texts.computeIfAbsent(
                    viewer, v -> WireWriter.write(state(match, v, told.apply(v), now, lost))));
      }
    }
  }

  <S, M, V> ToClient.State state(
      Match<S, M, V> match, Viewer viewer, List<Heard> told, long now, Optional<Words> lost) {
    List<String> moves =
        viewer instanceof Viewer.Player(Seat seat)
            ? match.moves(seat).stream()
                .map(move -> match.game().notation().write(match.state(), move))
                .toList()
            : List.of();
    return new ToClient.State(
        table,
        match.seq(),
        viewer,
        match.game().view(match.state(), viewer),
        match.turn(),
        moves,
        told,
        match.timing(),
        now,
        lost);
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
