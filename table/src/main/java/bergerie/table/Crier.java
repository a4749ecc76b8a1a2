package bergerie.table;

import bergerie.rules.Seat;
import bergerie.rules.Viewer;
import bergerie.rules.Words;
import bergerie.table.match.Eyes;
import bergerie.table.match.Heard;
import bergerie.table.match.Match;
import bergerie.table.match.Phase;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.ToClient;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Says to everybody at a table what they may know. */
record Crier(String table, Presence presence, Consumer<Dispatch> out) {

  <S, M, V> void table(Match<S, M, V> match) {
    table(match, presence.visitors());
  }

  /** Those with the same seats hear the same. */
  <S, M, V> void table(Match<S, M, V> match, List<Visitor> visitors) {
    Map<List<Seat>, List<Guest>> alike = new LinkedHashMap<>();
    visitors.forEach(visitor -> add(alike, visitor.seats(), visitor.guest()));
    alike.forEach((seats, guests) -> say(guests, table(match, seats)));
  }

  private <S, M, V> ToClient.Table table(Match<S, M, V> match, Collection<Seat> seats) {
    boolean over = match.phase() == Phase.OVER;
    List<Seat> open = over ? List.of() : among(seats, match.shares()::isOpen);
    return new ToClient.Table(
        TableInfo.of(table, match, presence.seats()),
        List.copyOf(seats),
        open,
        match.offers(),
        match.ending().again(),
        presence.absent(),
        new ToClient.Dice(
            match.shares().pledges(),
            isTimeToPledge(match) ? open : List.of(),
            over ? List.of() : among(seats, match.shares()::isAwaited)));
  }

  private static List<Seat> among(Collection<Seat> seats, Predicate<Seat> which) {
    return seats.stream().filter(which).toList();
  }

  // T-13
  /**
   * Whoever is bound to a share has to show it soon: nobody should be while another one is away who
   * can still choose. Only where everybody comes when they like, nobody waits for that.
   */
  private boolean isTimeToPledge(Match<?, ?, ?> match) {
    return match.phase() == Phase.PLAYING
        && (match.head().clock().isSlow()
            || Seat.all(match.players()).stream()
                .filter(match.shares()::isOpen)
                .allMatch(presence.seats()::contains));
  }

  private static <K> void add(Map<K, List<Guest>> groups, K key, Guest guest) {
    groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(guest);
  }

  /** One state for each viewer who has heard of something. */
  <S, M, V> void state(
      Match<S, M, V> match, Function<Eyes, List<Heard>> told, long now, Optional<Words> lost) {
    Map<Eyes, List<Guest>> alike = new LinkedHashMap<>();
    for (Visitor visitor : presence.visitors()) {
      visitor
          .viewers()
          .forEach(viewer -> add(alike, new Eyes(viewer, visitor.seats()), visitor.guest()));
    }
    alike.forEach(
        (eyes, guests) -> {
          List<Heard> lines = told.apply(eyes);
          if (!lines.isEmpty()) {
            say(guests, state(match, eyes, lines, now, lost));
          }
        });
  }

  <S, M, V> void state(
      Match<S, M, V> match,
      Visitor visitor,
      Function<Eyes, List<Heard>> told,
      long now,
      Optional<Words> lost) {
    for (Viewer viewer : visitor.viewers()) {
      Eyes eyes = new Eyes(viewer, visitor.seats());
      say(visitor.guest(), state(match, eyes, told.apply(eyes), now, lost));
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
        eyes.hearer(match),
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
        && before.shares().equals(now.shares())
        && before.offers().equals(now.offers())
        && before.phase() == now.phase()
        && before.ending().again().equals(now.ending().again())
        && before.ending().next().equals(now.ending().next()));
  }

  void all(ToClient message) {
    say(presence.visitors().stream().map(Visitor::guest).toList(), message);
  }

  void say(Guest guest, ToClient message) {
    say(List.of(guest), message);
  }

  private void say(List<Guest> guests, ToClient message) {
    send(new Dispatch.Say(guests, message));
  }

  void send(Dispatch dispatch) {
    out.accept(dispatch);
  }
}
