package bergerie.server.table;

import bergerie.bots.Sight;
import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.server.match.Match;
import bergerie.server.wire.FromClient;
import bergerie.server.wire.ToClient;
import bergerie.server.wire.WireWriter;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** What a person who plays alone is advised. One question at a time: the newest counts. */
final class AdviceDesk {

  private final House house;
  private final Consumer<Letter> post;

  private record Question(Guest guest, String id, Future<?> thought) {}

  private Optional<Question> open = Optional.empty();

  AdviceDesk(House house, Consumer<Letter> post) {
    this.house = house;
    this.post = post;
  }

  <S, M, V> void ask(Match<S, M, V> match, Guest guest, FromClient.Advise asked) {
    open.ifPresent(AdviceDesk::drop);
    Seat seat = asked.seat();
    long fresh = match.fresh(seat);
    Future<?> thought =
        house
            .bots()
            .advise(
                Sight.of(match.game(), match.state(), seat),
                Secrets.dice(match.head().seed(), seat, fresh),
                counsel ->
                    post.accept(new Letter.Advised(guest, asked.id(), seat, fresh, counsel)));
    open = Optional.of(new Question(guest, asked.id(), thought));
  }

  /** Hands advice over, if the position is still the one it was asked for. */
  void advised(Match<?, ?, ?> match, Letter.Advised advised) {
    Optional<Question> question = open.filter(one -> one.id().equals(advised.id()));
    if (question.isEmpty()) {
      return;
    }
    open = Optional.empty();
    boolean stands = match.fresh(advised.seat()) == advised.fresh();
    advised
        .guest()
        .say(
            WireWriter.write(
                stands
                    ? new ToClient.Advised(advised.id(), advised.counsel())
                    : past(advised.id())));
  }

  private static void drop(Question question) {
    question.thought().cancel(true);
    question.guest().say(WireWriter.write(past(question.id())));
  }

  private static ToClient past(String id) {
    return new ToClient.Fault(
        Optional.of(id),
        "seat",
        new Words("the position has changed meanwhile", "la position a changé entre-temps"));
  }
}
