package bergerie.table;

import bergerie.bots.Sight;
import bergerie.rules.Seat;
import bergerie.table.match.Event;
import bergerie.table.match.Match;
import bergerie.table.match.Offer;
import bergerie.table.match.Phase;
import bergerie.table.port.Cancel;
import bergerie.table.steward.Decision;
import bergerie.table.wire.FromClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Whether bots agree to the draw that a person who plays them alone has asked for. One at a time is
 * asked, and the newest wish counts.
 */
final class DrawDesk {

  private final House house;
  private final Consumer<Letter> post;

  /**
   * Who would like a draw.
   *
   * @param by the name under which it goes into the log
   * @param fresh the position it is about, by when it came about
   * @param left the bots that have not agreed yet
   * @param thought empty until the first of them thinks about it
   */
  record Wish(
      Guest guest,
      FromClient.Does asked,
      String by,
      long fresh,
      List<Seat> left,
      Optional<Cancel> thought) {

    private Wish with(List<Seat> others, Optional<Cancel> task) {
      return new Wish(guest, asked, by, fresh, others, task);
    }
  }

  /** What has come of a wish. */
  record Settled(Wish wish, Decision decision) {}

  private Optional<Wish> open = Optional.empty();

  DrawDesk(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  void forget() {
    open.flatMap(Wish::thought).ifPresent(Cancel::cancel);
  }

  /** Takes a wish; hands back the one before, if it is still open: nobody will answer it. */
  Optional<Settled> ask(Match<?, ?, ?> match, Guest guest, FromClient.Does asked, String by) {
    forget();
    Optional<Settled> before = open.map(DrawDesk::past);
    open =
        Optional.of(
            new Wish(guest, asked, by, match.fresh(asked.seat()), bots(match), Optional.empty()));
    return before;
  }

  private static List<Seat> bots(Match<?, ?, ?> match) {
    return Seat.all(match.players()).stream()
        .filter(seat -> match.chair(seat).bot().isPresent())
        .toList();
  }

  /** Has a wish weighed by the next bot. */
  <S, M, V> void look(Match<S, M, V> match) {
    open =
        open.map(
            wish ->
                wish.thought().isPresent() || wish.left().isEmpty()
                    ? wish
                    : wish.with(wish.left(), Optional.of(weighed(match, wish))));
  }

  private <S, M, V> Cancel weighed(Match<S, M, V> match, Wish wish) {
    Seat seat = wish.left().getFirst();
    return house
        .thinker()
        .weigh(
            Sight.of(match.game(), match.state(), seat),
            match.chair(seat).bot().orElseThrow(),
            house.keyring().dice(match.head().seed(), seat, wish.fresh()),
            agrees ->
                post.accept(
                    new Letter.Weighed(
                        wish.by(), agrees ? Letter.Answer.AGREED : Letter.Answer.DECLINED)));
  }

  /** What comes of an answer, once it is the last. */
  Optional<Settled> answered(Match<?, ?, ?> match, Letter.Weighed weighed) {
    Optional<Wish> asked = open.filter(wish -> wish.by().equals(weighed.by()));
    if (asked.isEmpty()) {
      return Optional.empty();
    }
    Wish wish = asked.get();
    List<Seat> left = wish.left().subList(1, wish.left().size());
    boolean stands =
        match.phase() == Phase.PLAYING && match.fresh(wish.asked().seat()) == wish.fresh();
    open = Optional.empty();
    if (weighed.answer() == Letter.Answer.DECLINED) {
      return Optional.of(
          new Settled(
              wish,
              Decision.wrong("what", "bots agree to no draw", "les robots refusent la nulle")));
    }
    if (!stands) {
      return Optional.of(past(wish));
    }
    if (!left.isEmpty()) {
      open = Optional.of(wish.with(left, Optional.empty()));
      return Optional.empty();
    }
    return Optional.of(new Settled(wish, new Decision.Write(agreed(match, wish))));
  }

  private static List<Event> agreed(Match<?, ?, ?> match, Wish wish) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.Offered(wish.asked().seat(), Offer.What.DRAW));
    bots(match).forEach(seat -> events.add(new Event.Agreed(seat, Offer.What.DRAW)));
    events.add(new Event.DrawAgreed());
    return events;
  }

  private static Settled past(Wish wish) {
    return new Settled(
        wish,
        Decision.wrong(
            "what", "the position has changed meanwhile", "la position a changé entre-temps"));
  }
}
